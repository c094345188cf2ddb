import type { Money } from '../money/money.ts'
import { type Installment, installments, type PlanEntry } from './installments.ts'

/** The largest number of instalments of a product, and its price. */
export interface InstallmentTerms {
  /** Most instalments; 1 if only a single payment is offered. */
  readonly max: number
  /** Interest of `max` instalments, in hundredths of a percent of the total. */
  readonly interestPercent: number
  /** Most instalments without interest; 1 if every plan has interest. */
  readonly interestFree: number
}

/** The terms of a plan up to the cap of a product's categories. */
export function installmentTerms(plan: readonly PlanEntry[], cap: number): InstallmentTerms {
  const offered = plan.filter(({ count }) => count <= cap).toSorted((one, other) => one.count - other.count)
  const free = offered.filter(({ interestPercent }) => interestPercent === 0)
  const longest = offered.at(-1)
  return {
    max: longest?.count ?? 1,
    interestPercent: longest?.interestPercent ?? 0,
    interestFree: free.at(-1)?.count ?? 1,
  }
}

/** The cheapest instalments for a price: the largest number without interest, or else the largest number. */
export function bestInstallment(price: Money, terms: InstallmentTerms): Installment | undefined {
  const { max, interestPercent, interestFree } = terms
  const entry = interestFree > 1 ? { count: interestFree, interestPercent: 0 } : { count: max, interestPercent }
  return entry.count > 1 ? installments(price, [entry], entry.count)[0] : undefined
}
