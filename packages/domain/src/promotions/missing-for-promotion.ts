import { isOnSale, type SellableLine } from '../line/is-on-sale.ts'
import { lineTotal } from '../line/line-total.ts'
import { add, type Money, subtract } from '../money/money.ts'
import type { PromotedLine } from './line-reductions.ts'
import type { CartPromotion } from './promotion.ts'

/** The units or the sum that a cart lacks for a promotion to take off something (more). */
export type MissingForPromotion = { readonly units: number } | { readonly sum: Money }

/**
 * Units until the next group is full, or the sum until the condition is met; undefined if nothing is missing, or the
 * cart has no product of the promotion.
 */
export function missingForPromotion(
  lines: readonly (PromotedLine & SellableLine)[],
  { rule, products }: CartPromotion,
): MissingForPromotion | undefined {
  const counted = new Set<number>(products)
  const own = lines.filter((line) => counted.has(line.productId) && isOnSale(line))
  if (rule.kind === 'n-for-m') {
    const over = own.reduce((sum, { quantity }) => sum + quantity, 0) % rule.take
    return over === 0 ? undefined : { units: rule.take - over }
  }
  const goods = add(...own.map(lineTotal))
  return goods > 0 && goods < rule.from ? { sum: subtract(rule.from, goods) } : undefined
}
