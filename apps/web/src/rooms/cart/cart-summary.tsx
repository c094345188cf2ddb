import { add, formatPrice, type Money, subtract } from '@market/domain/money'
import { type Cart, cartItems, cartMessages, type CartTotals } from '@market/domain/cart'
import { orderSumTitles } from '@market/domain/orders'
import { LateInView } from '@market/react'
import { Icon, PaymentLogos, Receipt, ReceiptLine, ReceiptTotal } from '@market/ui'
import { PromotionLines } from '../../shared/promotion/promotion-lines.tsx'
import * as css from './cart-page.css.ts'
import { CheckoutWays } from './checkout-ways.tsx'
import { GiftCodeBox } from './gift-code-box.tsx'
import { cartTexts as texts } from './texts.ts'

const bringOffers = async () => (await import('../../shared/promotion/offers.tsx')).Offers

interface CartSummaryProps {
  readonly cart: Cart
  readonly totals: CartTotals
  readonly showHindrance: () => void
}

/** The cart's receipt: every amount in the total, and the buttons to the checkout. */
export function CartSummary({ cart, totals, showHindrance }: CartSummaryProps) {
  const less = (label: string, amount: Money) =>
    amount > 0 && <ReceiptLine saving label={label} value={`−${formatPrice(amount)}`} />
  /** Key of the coupons below: they are loaded again when the products change. */
  const goods = cartItems(cart)
    .map(({ productId }) => productId)
    .join()
  return (
    <div className={css.summary}>
      <Receipt title={texts.summary}>
        <ReceiptLine
          label={texts.goods}
          value={formatPrice(subtract(add(totals.subTotal, totals.totalDiscount), totals.services))}
        />
        {less(texts.discounts, totals.totalDiscount)}
        <PromotionLines cart={cart} />
        {totals.services > 0 && <ReceiptLine label={orderSumTitles.services} value={formatPrice(totals.services)} />}
        {totals.giftWrap > 0 && (
          <ReceiptLine label={orderSumTitles['gift-wrap']} value={formatPrice(totals.giftWrap)} />
        )}
        <ReceiptLine
          label={cartMessages.cargo}
          value={totals.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(totals.cargoTotalPrice)}
        />
        {less(texts.cargoDiscount, totals.shipDiscount)}
        {less(cartMessages.giftCode, totals.giftCode)}
        <ReceiptTotal label={cartMessages.total} amount={formatPrice(totals.total)} />
        {cart.showGiftCode && <GiftCodeBox cart={cart} />}
        {cart.fastShipping.offered && (
          <p className={css.safe}>
            <Icon name="lightning" /> {cart.fastShipping.addressId === null ? texts.fastOffered : texts.fastChosen}
          </p>
        )}
        <div className={css.actions}>
          <CheckoutWays cart={cart} showHindrance={showHindrance} />
        </div>
      </Receipt>
      <p className={css.safe}>
        <Icon name="lock" /> {texts.safe}
      </p>
      <PaymentLogos brands={['visa', 'mastercard', 'troy']} />
      {/* Coupons arrive later than the cart, so they are last and move nothing. */}
      <LateInView key={goods} bring={bringOffers} props={{ of: 'cart' as const }} />
    </div>
  )
}
