import { cartBadge, unitsInCart } from '@market/domain/cart'
import { miniCart, shellTimes } from '@market/domain/shell'
import { LatePart, useMachine, useService, useStream } from '@market/react'
import { Badge, Link, VisuallyHidden } from '@market/ui'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import * as css from './header.css.ts'

const bring = async () => (await import('../panels/mini-cart.tsx')).MiniCart

/**
 * The cart's icon with its badge, and the mini cart below it while the mouse is over it (specification section 4). Each
 * page starts with the mini cart hidden.
 */
export function CartLink() {
  const store = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const { cart } = useStream(store.state)
  const { pathname } = useLocation()
  const [state, send] = useMachine(miniCart)
  useEffect(() => {
    if (state !== 'leaving') return undefined
    const timer = setTimeout(() => send({ type: 'hide-timeout' }), shellTimes.miniCartHideMs)
    return () => clearTimeout(timer)
  }, [state, send])
  // A visit may have begun on a page that does not load the cart (rules.md S2).
  const catchUp = useEffectEvent(() => {
    if (store.state.current().status === 'unknown' && session.state.current().user) void store.load()
  })
  useEffect(() => catchUp(), [])
  const units = cart ? unitsInCart(cart) : 0
  const badge = cartBadge(units)
  return (
    <span
      className={css.cart}
      onMouseEnter={() => send({ type: 'enter', route: pathname })}
      onMouseLeave={() => send({ type: 'leave' })}
    >
      <Link href="/my/tr/sepet" className={css.action}>
        <span className={css.cartIcon}>
          {badge && (
            <span aria-hidden className={css.badge}>
              <Badge>{badge}</Badge>
            </span>
          )}
        </span>
        <span className={css.cartText}>{frameTexts.cart.title}</span>
        {badge && <VisuallyHidden>{frameTexts.cart.count(units)}</VisuallyHidden>}
      </Link>
      {state !== 'hidden' && cart && units > 0 && (
        <LatePart bring={bring} props={{ cart }} onFailed={() => undefined} />
      )}
    </span>
  )
}
