import { add, type Money } from '../money/money.ts'
import type { Reduction } from './promotion.ts'

/** What each promotion takes off in all, in the order of their first lines: the rows of a receipt. */
export function reductionSums(
  lines: readonly (readonly Reduction[])[],
): readonly { readonly promotionId: string; readonly name: string; readonly amount: Money }[] {
  const sums = new Map<string, Reduction>()
  for (const reduction of lines.flat()) {
    const before = sums.get(reduction.promotionId)
    sums.set(reduction.promotionId, before ? { ...before, amount: add(before.amount, reduction.amount) } : reduction)
  }
  return [...sums.values()]
}
