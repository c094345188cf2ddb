import type { OrderWire, PromotionRuleWire } from '@market/contract'
import { fromLira } from '@market/domain/money'
import type { PromotionRule, Reduction } from '@market/domain/promotions'

/** The rule of a promotion from the wire, lira as kuruş. */
export function readPromotionRule(rule: PromotionRuleWire): PromotionRule {
  if (rule.kind === 'n-for-m') return rule
  const from = fromLira(rule.from)
  if (rule.kind === 'amount') return { kind: rule.kind, amount: fromLira(rule.amount), from }
  return { ...rule, most: rule.most === null ? null : fromLira(rule.most), from }
}

type ReductionWire = OrderWire['shops'][number]['shop_items'][number]['reductions'][number]

/** Converts a line's reduction from the API's format. */
export const readReduction = ({ promotion_id, name, amount }: ReductionWire): Reduction => ({
  promotionId: promotion_id,
  name,
  amount: fromLira(amount),
})
