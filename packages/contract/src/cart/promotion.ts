import * as v from 'valibot'
import { lira, text, count } from '../kernel/field.ts'

/**
 * The reduction of a promotion; amounts in lira. `from` is compared with the price of the goods before any promotion.
 */
export const promotionRule = v.variant('kind', [
  v.object({ kind: v.literal('n-for-m'), take: count, pay: count }),
  v.object({ kind: v.literal('percent'), percent: count, most: v.nullable(lira), from: lira }),
  v.object({ kind: v.literal('amount'), amount: lira, from: lira }),
])
/** The rule of a promotion as a client reads it. */
export type PromotionRuleWire = v.InferOutput<typeof promotionRule>

/** The amount that one promotion takes off a line. */
export const reduction = v.object({ promotion_id: text, name: text, amount: lira })
