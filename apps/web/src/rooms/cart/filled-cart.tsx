import { formatPrice } from '@market/domain/money'
import { type Cart, cartItems, cartMessages, type CartItem, cartTotals, wholeCart } from '@market/domain/cart'
import { useService } from '@market/react'
import type { SavedStore } from '@market/stores'
import { VisuallyHidden } from '@market/ui'
import { useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import { PromotionHints } from '../../shared/promotion/promotion-hints.tsx'
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
  const whole = wholeCart(cart)
  const items = cartItems(whole)
  const messages = useService(services.NoticeStore)
  const list = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const total = formatPrice(totals.total)
  // Price changes are shown on the line itself, together with the old price.
  const said = cart.messages.filter(({ about }) => about !== 'price')
  const showHindrance = () => {
    if (cart.count > 0) return notices.current?.focus()
    messages.toast({ type: 'error', text: texts.chooseFirst })
    list.current?.querySelector<HTMLElement>('[data-row] input[type=checkbox]')?.focus()
  }
  return (
    <div className={css.layout}>
      <div ref={list} className={css.shops}>
        <div ref={notices} tabIndex={-1} role="group" aria-label={texts.notices} className={css.notices}>
          <EarlierNotice cart={cart} saved={saved} remove={remove} />
          {said.map((message) => (
            <CartNotice key={message.text} cart={cart} message={message} save={saved.save} remove={remove} />
          ))}
        </div>
        <PromotionHints cart={cart} />
        {whole.shops.map((shop) => (
          <CartShopPanel
            key={shop.shopId}
            cart={cart}
            shop={shop}
            totals={totals.shops.find(({ shopId }) => shopId === shop.shopId)}
            items={items}
            list={list}
            save={saved.save}
            remove={remove}
          />
        ))}
      </div>
      <CartSummary cart={cart} totals={totals} showHindrance={showHindrance} />
      <VisuallyHidden role="status">{texts.total(total)}</VisuallyHidden>
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
