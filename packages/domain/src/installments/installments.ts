import { add, kurus, type Money, roundKurus, subtract } from '../money/money.ts'

/** One line of a bank's instalment plan. */
export interface PlanEntry {
  readonly count: number
  /** Interest on the whole total in hundredths of a percent: 150 is 1.5 %. */
  readonly interestPercent: number
}
/** Instalment plan of one kind of card. */
export interface InstallmentPlan {
  readonly title: string
  /** The card brand of this plan; null for the plan of all other brands. */
  readonly brand: string | null
  readonly entries: readonly PlanEntry[]
}
/** One number of instalments for a total (rules.md K1). */
export interface Installment {
  readonly count: number
  readonly interest: Money
  readonly total: Money
  /** Amount of every month but the first, which also carries the remainder. */
  readonly monthly: Money
  /** Amounts in order of payment; their sum is `total` exactly. */
  readonly payments: readonly Money[]
}

const payments = (total: Money, count: number): readonly [Money, ...Money[]] => {
  const monthly = kurus(Math.floor(total / count))
  const rest = Array.from({ length: count - 1 }, () => monthly)
  return [subtract(total, add(...rest)), ...rest]
}

/** The ways to pay a total that the plan offers up to the cap, fewest instalments first (rules.md K1). */
export const installments = (total: Money, plan: readonly PlanEntry[], cap = 1): readonly Installment[] =>
  plan
    .filter(({ count }) => Number.isSafeInteger(count) && count >= 1 && count <= cap)
    .toSorted((one, other) => one.count - other.count)
    .map(({ count, interestPercent }) => {
      const interest = roundKurus((total * interestPercent) / 10_000)
      const due = add(total, interest)
      const parts = payments(due, count)
      return { count, interest, total: due, monthly: parts[1] ?? parts[0], payments: parts }
    })
