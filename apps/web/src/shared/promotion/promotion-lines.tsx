import { formatPrice } from '@market/domain/money'
import { reductionSums } from '@market/domain/promotions'
import { type Cart, reductionsOf } from '@market/domain/cart'
import { ReceiptLine } from '@market/ui'

/** The cart's discount by each campaign and coupon, one receipt line for each. */
export const PromotionLines = ({ cart }: { readonly cart: Cart }) =>
  reductionSums(reductionsOf(cart)).map(({ promotionId, name, amount }) => (
    <ReceiptLine saving key={promotionId} label={name} value={`−${formatPrice(amount)}`} />
  ))
