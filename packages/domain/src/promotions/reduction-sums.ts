import { add, type Money } from '../money/money.ts'
import type { Reduction } from './promotion.ts'

/** The total of each promotion, as rows of a receipt, in the order of their first lines. */
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
