import { formatPrice } from '@market/domain/money'
import type { PromotionRule } from '@market/domain/promotions'
import { promotionTexts as texts } from './texts.ts'

/** A promotion's discount and condition in a sentence. */
export function ruleText(rule: PromotionRule): string {
  if (rule.kind === 'n-for-m') return texts.free(rule.take, rule.take - rule.pay)
  const over = rule.from > 0 ? texts.over(formatPrice(rule.from)) : ''
  if (rule.kind === 'amount') return `${over}${texts.amount(formatPrice(rule.amount))}.`
  return `${over}${texts.percent(rule.percent)}${rule.most === null ? '' : texts.most(formatPrice(rule.most))}.`
}
