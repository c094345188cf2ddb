import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { cardBrand, type CardBrand, isCardExpired } from '../validation/card.ts'
import type { SavedCardId } from '../kernel/ids.ts'

/** A card that the bank saves for a member, with all that the shop knows of it. */
export interface SavedCard {
  readonly id: SavedCardId
  /** The name that the member gave the card; may be empty. */
  readonly name: string
  /** First six digits, which decide brand and instalments. */
  readonly firstDigits: string
  readonly last4: string
  /** `MM/YYYY`. */
  readonly expiry: string
}

/** Display names of the card brands. */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
}

/** Whether a saved card can still pay; it is valid to the end of its month in Turkish time (rules.md V4). */
export const isUsableCard = ({ expiry }: Pick<SavedCard, 'expiry'>, now: Date): boolean => !isCardExpired(expiry, now)

/** Problems of paying with a saved card. */
export const savedCardProblems = (card: Pick<SavedCard, 'expiry'>, now: Date): readonly FieldProblem<'expiry'>[] =>
  isUsableCard(card, now) ? [] : [{ field: 'expiry', problem: 'expired' }]

/** Valid cards before expired ones, otherwise in the given order. */
export const usableFirst = (cards: readonly SavedCard[], now: Date): readonly SavedCard[] => [
  ...cards.filter((card) => isUsableCard(card, now)),
  ...cards.filter((card) => !isUsableCard(card, now)),
]

/** The saved card that pays: the chosen one, or the first valid one until the shopper has chosen; none for null. */
export function savedToPay(
  cards: readonly SavedCard[],
  chosen: SavedCardId | null | undefined,
  now: Date,
): SavedCard | undefined {
  const usable = cards.filter((card) => isUsableCard(card, now))
  return chosen === undefined ? usable[0] : usable.find(({ id }) => id === chosen)
}

/** The digits of a card that may be shown, after its brand. */
export const maskedCard = ({ firstDigits, last4 }: Pick<SavedCard, 'firstDigits' | 'last4'>): string => {
  const brand = cardBrand(firstDigits)
  return `${brand ? cardBrandNames[brand] : 'Kart'} •••• ${last4}`
}

/** Title of a saved card: the member's name for it, else brand and last digits. */
export const savedCardTitle = (card: Pick<SavedCard, 'name' | 'firstDigits' | 'last4'>): string =>
  card.name === '' ? maskedCard(card) : card.name

/** Most characters of a card's name. */
export const maxCardNameLength = 30
/** Most digits in a card's name: enough for a year, too few for a card number or a code. */
const mostDigits = 4

/** A card's name as it is sent: one space between words, none around them. */
export const normalizeCardName = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ')

/**
 * Problems of a card's name. It may be empty. Names with more than `mostDigits` digits are refused, as they may be card
 * numbers.
 */
export const cardNameProblems = (name: string): readonly FieldProblem<'name'>[] =>
  formProblems({ name: normalizeCardName(name) }, [
    [
      'name',
      {
        optional: true,
        maxLength: maxCardNameLength,
        valid: (text) => (text.match(/\p{N}/gu) ?? []).length <= mostDigits && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text),
      },
    ],
  ])
