import { type Cart, cartBadge, cartTotals, formatPrice, miniCart, shellTimes } from '@market/domain'
import { lineKey } from '@market/stores'
import { Badge, Icon, Link, VisuallyHidden } from '@market/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { shellTexts } from '../texts.ts'
import { useMachine } from '../use-machine.ts'
import * as css from './header.css.ts'

/**
 * The cart's icon with its badge; under it the mini cart while the mouse is there (specification section 4). A new page
 * gets a new one, hidden.
 */
export function CartLink() {
  const { cart } = useStream(useService(services.CartStore).state)
  const { pathname } = useLocation()
  const [state, send] = useMachine(miniCart)
  useEffect(() => {
    if (state !== 'leaving') return undefined
    const timer = setTimeout(() => send({ type: 'hide-timeout' }), shellTimes.miniCartHideMs)
    return () => clearTimeout(timer)
  }, [state, send])
  const badge = cartBadge(cart?.count ?? 0)
  return (
    <span
      className={css.cart}
      onMouseEnter={() => send({ type: 'enter', route: pathname })}
      onMouseLeave={() => send({ type: 'leave' })}
    >
      <Link href="/my/tr/sepet" className={css.action}>
        <span className={css.cartIcon}>
          <Icon name="cart" size="lg" />
          {badge && (
            <span aria-hidden className={css.badge}>
              <Badge>{badge}</Badge>
            </span>
          )}
        </span>
        <span className={css.cartText}>{shellTexts.cart.title}</span>
        {badge && <VisuallyHidden>{shellTexts.cart.count(cart?.count ?? 0)}</VisuallyHidden>}
      </Link>
      {state !== 'hidden' && cart && cart.count > 0 && <MiniCart cart={cart} />}
    </span>
  )
}

/** As many rows as fit under the header; the rest is said as a number. */
const shownRows = 4

/** A look into the cart for the mouse; the link beside it leads everyone to the same. */
function MiniCart({ cart }: { readonly cart: Cart }) {
  const items = cart.shops.flatMap((shop) => shop.items)
  return (
    <div className={css.miniCart}>
      <ul className={css.miniRows}>
        {items.slice(0, shownRows).map((item) => (
          <li key={lineKey(item)}>
            <Link href={item.url} className={css.miniRow}>
              <img src={`/img/96/${item.image}`} alt="" width={48} height={48} />
              <span>
                {item.brand} {item.name}
                <small>{shellTexts.cart.quantity(item.quantity)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {items.length > shownRows && <p className={css.miniMore}>{shellTexts.cart.more(items.length - shownRows)}</p>}
      <p className={css.miniTotal}>
        {shellTexts.cart.total} <b>{formatPrice(cartTotals(cart).total)}</b>
      </p>
      <Link href="/my/tr/sepet" className={css.miniGo}>
        {shellTexts.cart.go}
      </Link>
    </div>
  )
}
