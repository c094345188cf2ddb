import type { Money } from '../money/money.ts'
import { cardBrand } from '../validation/card.ts'
import { bestInstallment, installmentTerms } from '../installments/installment-terms.ts'
import type { Installment, InstallmentPlan } from '../installments/installments.ts'
import { isUsableCard, type SavedCard } from './saved-card.ts'

/** Finds the plan of a card by its first digits. Plans are stored by brand; `*` is the plan of all other cards. */
export const planOfCard = <Plan>(firstDigits: string, find: (brand: string) => Plan | undefined): Plan | undefined =>
  find(cardBrand(firstDigits) ?? '*') ?? find('*')

/** The best instalments that a member's cards offer for a price, and the card that offers them. */
export interface CardInstallment {
  readonly card: SavedCard
  readonly installment: Installment
}

/** Without interest before with, then the more instalments, then the lower total; of equals the earlier. */
const isBetter = (one: Installment, other: Installment): boolean => {
  const free = [one, other].map(({ interest }) => interest === 0)
  if (free[0] !== free[1]) return free[0] === true
  return one.count === other.count ? one.total < other.total : one.count > other.count
}

/**
 * The best instalment that a member's cards offer for a price, each by its plan; undefined if no usable card has any.
 * The plans are those of the product, so they are limited by its categories.
 */
export function bestOfCards(
  price: Money,
  cards: readonly SavedCard[],
  plans: readonly InstallmentPlan[],
  now: Date,
): CardInstallment | undefined {
  const offers = cards
    .filter((card) => isUsableCard(card, now))
    .flatMap((card): readonly CardInstallment[] => {
      const plan = planOfCard(card.firstDigits, (brand) => plans.find((one) => (one.brand ?? '*') === brand))
      const terms = plan && installmentTerms(plan.entries, Number.MAX_SAFE_INTEGER)
      const installment = terms && bestInstallment(price, terms)
      return installment ? [{ card, installment }] : []
    })
  return offers.reduce<CardInstallment | undefined>(
    (best, offer) => (best && !isBetter(offer.installment, best.installment) ? best : offer),
    undefined,
  )
}
