import { type Money, zero } from '../money/money.ts'
import { cleanText } from '../text/clean-text.ts'

/** How a line is sent as a gift. The note is what the shopper writes to whom it is for; empty where there is none. */
export interface GiftChoice {
  readonly wrapped: boolean
  readonly note: string
  /** No price stands on the paper in the parcel. */
  readonly pricesHidden: boolean
}

/** A line as far as it is a gift. */
export interface GiftLine {
  readonly quantity: number
  readonly gift?: GiftChoice | null
  /** Wrapping all units of the line together, in kuruş; null where it is not offered. */
  readonly wrapOffer?: Money | null
}

/** Most characters of a note, counted in code points. */
export const maxGiftNoteLength = 300

/** Characters of a note; an emoji of one code point is one. */
export const giftNoteLength = (note: string): number => [...note].length

/** A note as it is kept: composed letters, plain line breaks, no space around it and no more than one empty line within. */
export const normalizeGiftNote = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Control characters, halves of pairs, private ones, and what turns the direction of writing: on paper they would be boxes or
 * change what is read. Line breaks and the joiners of emoji are none of them.
 */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** Why a note is refused; undefined where it can be printed. It may be empty. */
export function giftNoteProblem(note: string): 'too-long' | 'unprintable' | undefined {
  if (unprintable.test(note)) return 'unprintable'
  return giftNoteLength(note) > maxGiftNoteLength ? 'too-long' : undefined
}

/** A choice without wrapping, note and hidden prices is none. */
export const giftOrNone = (choice: GiftChoice | null): GiftChoice | null =>
  choice && (choice.wrapped || choice.pricesHidden || choice.note !== '') ? choice : null

/** What is paid for wrapping a line; nothing for one that has no unit. */
export const wrapTotal = ({ quantity, gift, wrapOffer }: GiftLine): Money =>
  quantity >= 1 && gift?.wrapped && wrapOffer != null && wrapOffer > 0 ? wrapOffer : zero

/** Whether the paper of a parcel shows no price: one line that asks for it hides all, since a total would tell the rest. */
export const hidesPrices = (lines: readonly Pick<GiftLine, 'gift'>[]): boolean =>
  lines.some(({ gift }) => gift?.pricesHidden === true)
