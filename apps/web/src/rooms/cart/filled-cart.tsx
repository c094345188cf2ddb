import { type Cart, cartMessages, type CartItem, cartTotals, formatPrice } from '@market/domain'
import type { SavedStore } from '@market/stores'
import { VisuallyHidden } from '@market/ui'
import { useRef } from 'react'
import { CartNotice } from './cart-notice.tsx'
import * as css from './cart-page.css.ts'
import { CartShopPanel } from './cart-shop-panel.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutWays } from './checkout-ways.tsx'
import { EarlierNotice } from './earlier-notice.tsx'
import { cartTexts as texts } from './texts.ts'

interface FilledCartProps {
  readonly cart: Cart
  readonly saved: SavedStore
  readonly remove: (item: CartItem, after?: () => void) => void
}

/** The cart's lines by shop, and its total. */
export function FilledCart({ cart, saved, remove }: FilledCartProps) {
  const totals = cartTotals(cart)
  const list = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const total = formatPrice(totals.total)
  const showHindrance = () => notices.current?.focus()
  return (
    <div className={css.layout}>
      <div ref={list} className={css.shops}>
        <div ref={notices} tabIndex={-1} role="group" aria-label={texts.notices} className={css.notices}>
          <EarlierNotice cart={cart} saved={saved} />
          {cart.messages.map((message) => (
            <CartNotice key={message.text} cart={cart} message={message} save={saved.save} remove={remove} />
          ))}
        </div>
        {totals.shops.map((shop) => (
          <CartShopPanel key={shop.shopId} cart={cart} shop={shop} list={list} save={saved.save} remove={remove} />
        ))}
      </div>
      <CartSummary cart={cart} totals={totals} showHindrance={showHindrance} />
      <VisuallyHidden>
        <span role="status">{texts.total(total)}</span>
      </VisuallyHidden>
      <div className={css.bar}>
        <span>
          <small>{cartMessages.total}</small>
          <b>{total}</b>
        </span>
        <CheckoutWays short cart={cart} showHindrance={showHindrance} />
      </div>
    </div>
  )
}
