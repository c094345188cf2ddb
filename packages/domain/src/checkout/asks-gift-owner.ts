import type { AddressStep } from '../account/address-gateway.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'
import { cartItems } from '../cart/cart-lines.ts'
import type { Cart } from '../cart/cart.ts'
import { fullName, type NameParts } from '../text/full-name.ts'

interface OrderToAddress {
  readonly cart: Pick<Cart, 'shops'>
  /** Undefined until the session is known. */
  readonly buyer: NameParts | undefined
  readonly step: Pick<AddressStep, 'addresses' | 'selectedAddress'>
  readonly option: ShippingOption
}

/**
 * Whether the buyer of a gift is asked whose the delivery address is, because the invoice goes to the buyer and the
 * receiver of a gift is often another person. An address in the buyer's own name, a branch and a locker need no answer.
 */
export function asksGiftOwner({ cart, buyer, step, option }: OrderToAddress): boolean {
  if (option !== 'address' || !cartItems(cart).some(({ gift }) => gift)) return false
  const parcelTo = step.addresses.find(({ id }) => id === step.selectedAddress)
  return buyer === undefined || parcelTo === undefined || fullName(parcelTo) !== fullName(buyer)
}
