import { type Money, zero } from '../money/money.ts'
import { cleanText } from '../text/clean-text.ts'

/** Gift options of a cart line. `note` is the shopper's message to the recipient; may be empty. */
export interface GiftChoice {
  readonly wrapped: boolean
  readonly note: string
  /** The paper in the parcel shows no prices. */
  readonly pricesHidden: boolean
}

/** The fields of a cart line that gift wrapping needs. */
export interface GiftLine {
  readonly quantity: number
  readonly gift?: GiftChoice | null
  /** Price of wrapping all units of the line together, in kuruş; null if wrapping is not offered. */
  readonly wrapOffer?: Money | null
}

/** Most characters of a note, counted in code points. */
export const maxGiftNoteLength = 300

/** Characters of a note; an emoji of one code point is one. */
export const giftNoteLength = (note: string): number => [...note].length

/** A note as it is stored: composed letters, plain line breaks, trimmed, and at most one empty line in a row. */
export const normalizeGiftNote = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Control characters, lone surrogates, private-use characters and bidirectional marks. On paper they would print as
 * boxes or reorder the text. Line breaks and the joiners of emoji are allowed.
 */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** Why a note is refused; undefined if it can be printed. An empty note is allowed. */
export function giftNoteProblem(note: string): 'too-long' | 'unprintable' | undefined {
  if (unprintable.test(note)) return 'unprintable'
  return giftNoteLength(note) > maxGiftNoteLength ? 'too-long' : undefined
}

/** Null instead of a choice that has no wrapping, no note and no hidden prices. */
export const giftOrNone = (choice: GiftChoice | null): GiftChoice | null =>
  choice && (choice.wrapped || choice.pricesHidden || choice.note !== '') ? choice : null

/** The wrapping fee of a line; zero for a line without units. */
export const wrapTotal = ({ quantity, gift, wrapOffer }: GiftLine): Money =>
  quantity >= 1 && gift?.wrapped && wrapOffer != null && wrapOffer > 0 ? wrapOffer : zero

/**
 * Whether the paper of a parcel hides all prices. One line with hidden prices is enough, since the total would reveal
 * its price.
 */
export const hidesPrices = (lines: readonly Pick<GiftLine, 'gift'>[]): boolean =>
  lines.some(({ gift }) => gift?.pricesHidden === true)
