import { routeName } from '@market/domain/session'
import { retargetingAllowed } from '@market/domain/shell'
import { checkoutEvents, isMeasuredStep } from '@market/domain/analytics'
import { useService, useStream } from '@market/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchScrollDepth } from './watch-scroll-depth.ts'

/** Reports clicks, scroll depth and checkout steps to analytics. Rendered only with the visitor's consent. */
export function Measuring() {
  const { track } = useService(services.MeasureStore)
  const cartStore = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const { cart } = useStream(cartStore.state)
  const { pathname } = useLocation()
  const hasCart = cart !== undefined
  useEffect(() => watchClicks(document, track), [track])
  useEffect(() => watchScrollDepth(window, track), [track, pathname])
  useEffect(() => {
    // Reported by route name, because an address may contain the token of a mailed link.
    if (retargetingAllowed(pathname)) track({ type: 'retargeting', route: routeName(pathname) })
  }, [track, pathname])
  useEffect(() => {
    // The payment step shows its own copy of the cart; if it is opened directly, the shopper's cart is not loaded yet.
    const isUnread = () => cartStore.state.current().status === 'unknown'
    if (isMeasuredStep(pathname)) void session.start().then(() => (isUnread() ? cartStore.load() : undefined))
  }, [cartStore, session, pathname])
  useEffect(() => {
    if (cart) for (const event of checkoutEvents(pathname, cart)) track(event)
    // Once per step, with the cart's contents at that time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, pathname, hasCart])
  return null
}
