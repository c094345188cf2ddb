import type { CartWire, PromotionRuleWire } from '@market/contract'
import { toLira } from '@market/domain/money'
import type { CartPromotion, PromotionRule, Reduction } from '@market/domain/promotions'

export const promotionWire = ({
  id,
  name,
  shopId,
  coupon,
  rule,
  products,
}: CartPromotion): CartWire['promotions'][number] => ({
  id,
  name,
  shop_id: shopId,
  coupon,
  rule: ruleWire(rule),
  products: [...products],
})

export function ruleWire(rule: PromotionRule): PromotionRuleWire {
  if (rule.kind === 'n-for-m') return { ...rule }
  const from = toLira(rule.from)
  if (rule.kind === 'amount') return { kind: rule.kind, amount: toLira(rule.amount), from }
  return { kind: rule.kind, percent: rule.percent, most: rule.most === null ? null : toLira(rule.most), from }
}

export const reductionWire = ({ promotionId, name, amount }: Reduction) => ({
  promotion_id: promotionId,
  name,
  amount: toLira(amount),
})
