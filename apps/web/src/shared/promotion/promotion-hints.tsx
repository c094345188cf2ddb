import { formatPrice } from '@market/domain/money'
import { missingForPromotion } from '@market/domain/promotions'
import { type Cart, cartItems } from '@market/domain/cart'
import { Alert } from '@market/ui'
import { promotionTexts as texts } from './texts.ts'

/** Hints on the amount or units to add until a campaign or coupon gives a discount, or a larger one. */
export function PromotionHints({ cart }: { readonly cart: Cart }) {
  const hints = (cart.promotions ?? []).flatMap((promotion) => {
    const { rule, name } = promotion
    const missing = missingForPromotion(cartItems(cart), promotion)
    if (!missing) return []
    if ('sum' in missing) return [texts.addSum(name, formatPrice(missing.sum))]
    return rule.kind === 'n-for-m' ? [texts.addUnits(name, missing.units, rule.take - rule.pay)] : []
  })
  return hints.map((hint) => (
    <Alert key={hint} tone="info">
      {hint}
    </Alert>
  ))
}
