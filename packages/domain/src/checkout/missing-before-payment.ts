import type { AddressStep } from '../account/address-gateway.ts'
import { hasOwnInvoice } from '../account/has-own-invoice.ts'
import type { Cart } from '../cart/cart.ts'
import { asksGiftOwner } from './asks-gift-owner.ts'
import { type CheckoutMissing, checkoutSteps } from './checkout-steps.ts'
import type { Shipping } from './shipping-gateway.ts'
import type { NameParts } from '../text/full-name.ts'

/** The checkout as a shopper left it. */
export interface CheckoutSoFar {
  readonly cart: Cart
  readonly member: boolean
  readonly step: AddressStep
  readonly shipping: Pick<Shipping, 'option' | 'pickup'>
}

/** The first detail that is missing before payment (rules.md K4); undefined if everything is complete. */
export const missingBeforePayment = ({ cart, member, step, shipping }: CheckoutSoFar): CheckoutMissing | undefined => {
  const { option } = shipping
  const pickup = shipping.pickup ? String(shipping.pickup.id) : null
  const [first] = checkoutSteps(
    cart,
    {
      visitor: member ? 'member' : step.guestVerified ? 'guest' : 'anonymous',
      nationalIdKept: step.nationalIdKept,
    },
    {
      ...step,
      useAsInvoice: !hasOwnInvoice(step),
      shippingOption: option,
      selectedBranch: option === 'branch' ? pickup : null,
      selectedKargomat: option === 'kargomat' ? pickup : null,
    },
  ).missing
  return first === 'payment' ? undefined : first
}

/**
 * The first checkout page: the payment if everything before it is known, else the address. If goods do not fit into the
 * chosen locker, another place has to be chosen first. The buyer of a gift may have to say whose the address is.
 */
export const checkoutEntrance = (
  so: CheckoutSoFar & {
    readonly shipping: Pick<Shipping, 'unfitForLocker'>
    /** Undefined for a guest. */
    readonly buyer: NameParts | undefined
  },
): '/my/tr/odeme-yontemi' | '/my/tr/adres' => {
  const { option, unfitForLocker } = so.shipping
  const fits = option !== 'kargomat' || unfitForLocker.length === 0
  const isAsked = !hasOwnInvoice(so.step) && asksGiftOwner({ ...so, option })
  return fits && !isAsked && missingBeforePayment(so) === undefined ? '/my/tr/odeme-yontemi' : '/my/tr/adres'
}
