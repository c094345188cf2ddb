import { isMember } from '@market/domain/session'
import type { CartAddition } from '@market/domain/cart'
import { checkoutEntrance } from '@market/domain/checkout'
import { failureText, useErrorDialog, useService } from '@market/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'

interface BuyingNowProps {
  readonly wish: CartAddition
  /** Called after navigation, or after the product could not be added. */
  readonly onEnded: () => void
}

/**
 * Adds the product to the cart as the only one of this purchase and navigates to the next checkout step. Renders
 * nothing.
 */
export function BuyingNow({ wish, onEnded }: BuyingNowProps) {
  const cart = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const addresses = useService(services.AddressGateway)
  const shippings = useService(services.ShippingGateway)
  const navigate = useNavigate()
  const fail = useErrorDialog()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const entrance = async () => {
      const bought = await cart.buyNow(wish)
      if (!bought.ok) return fail(failureText(bought.failure))
      // The same purchase is already running, and that one navigates.
      if (!bought.value) return
      const [step, shipping] = await Promise.all([addresses.initial(), shippings.chosen()])
      const { user } = session.state.current()
      const member = isMember(user)
      const known = step.ok &&
        shipping.ok && { cart: bought.value, buyer: user, member, step: step.value, shipping: shipping.value }
      // If the details could not be loaded, the address step loads them again.
      await navigate(known ? checkoutEntrance(known) : '/my/tr/adres')
    }
    void entrance().finally(onEnded)
    // Once per click.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
