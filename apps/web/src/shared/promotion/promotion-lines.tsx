import { type Cart, formatPrice, reductionsOf, reductionSums } from '@market/domain'
import { ReceiptLine } from '@market/ui'

/** What each campaign and coupon takes off a cart, a line of the receipt for each. */
export const PromotionLines = ({ cart }: { readonly cart: Cart }) =>
  reductionSums(reductionsOf(cart)).map(({ promotionId, name, amount }) => (
    <ReceiptLine saving key={promotionId} label={name} value={`−${formatPrice(amount)}`} />
  ))
