import { cartItems } from '../cart/cart-lines.ts'
import { isNationalId } from '../validation/national-id.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'

/** The checkout's steps. */
export type CheckoutStepName = 'cart' | 'address' | 'payment' | 'done'
/** Reasons why a step of the checkout is not done (rules.md K4). */
export type CheckoutMissing =
  | 'items'
  | 'sold-out-item'
  | 'identity'
  | 'delivery-address'
  | 'branch'
  | 'kargomat'
  | 'invoice-address'
  | 'national-id'
  | 'payment'

/** Progress of a shopper in the checkout. */
export interface CheckoutSteps {
  /** The step the shopper is at: the first that misses something. */
  readonly open: CheckoutStepName
  readonly steps: readonly { readonly name: CheckoutStepName; readonly state: 'done' | 'open' | 'ahead' }[]
  /** Reasons why the open step is not done. */
  readonly missing: readonly CheckoutMissing[]
}

interface CartToCheck {
  readonly tcRequired: boolean
  readonly shops: readonly {
    readonly items: readonly { readonly quantity: number; readonly stock: number; readonly active: boolean }[]
  }[]
}
interface SessionToCheck {
  /** A guest has proven the e-mail address. */
  readonly visitor: 'anonymous' | 'guest' | 'member'
  /** A national ID is stored with the addresses. */
  readonly nationalIdKept?: boolean
}
interface AddressToCheck {
  readonly addresses: readonly { readonly id: string; readonly tc: string }[]
  readonly selectedAddress: string | null
  readonly selectedInvoice: string | null
  readonly useAsInvoice: boolean
  readonly shippingOption: ShippingOption
  readonly selectedBranch: string | null
  readonly selectedKargomat: string | null
}

const cartMisses = (cart: CartToCheck): readonly CheckoutMissing[] => {
  const items = cartItems(cart)
  if (items.length === 0) return ['items']
  return items.every((item) => item.active && item.quantity <= item.stock) ? [] : ['sold-out-item']
}

const placeMisses = (address: AddressToCheck): CheckoutMissing | undefined => {
  if (address.shippingOption === 'branch') return address.selectedBranch === null ? 'branch' : undefined
  if (address.shippingOption === 'kargomat') return address.selectedKargomat === null ? 'kargomat' : undefined
  return address.addresses.some(({ id }) => id === address.selectedAddress) ? undefined : 'delivery-address'
}

const addressMisses = (
  cart: CartToCheck,
  session: SessionToCheck,
  address: AddressToCheck,
): readonly CheckoutMissing[] => {
  const invoiceId = address.useAsInvoice ? address.selectedAddress : address.selectedInvoice
  const invoice = address.addresses.find(({ id }) => id === invoiceId)
  const place = placeMisses(address)
  const missing: CheckoutMissing[] = []
  if (session.visitor === 'anonymous') missing.push('identity')
  if (place !== undefined) missing.push(place)
  if (invoice === undefined && place !== 'delivery-address') missing.push('invoice-address')
  if (cart.tcRequired && !session.nationalIdKept && !(invoice && isNationalId(invoice.tc))) missing.push('national-id')
  return missing
}

const names: readonly CheckoutStepName[] = ['cart', 'address', 'payment', 'done']

/** The open step of the checkout and its missing data (rules.md K4). Once the order is placed all steps are done. */
export const checkoutSteps = (
  cart: CartToCheck,
  session: SessionToCheck,
  address: AddressToCheck,
  placedOrder?: string,
): CheckoutSteps => {
  const placed = placedOrder !== undefined
  const misses: Readonly<Record<CheckoutStepName, readonly CheckoutMissing[]>> = {
    cart: placed ? [] : cartMisses(cart),
    address: placed ? [] : addressMisses(cart, session, address),
    payment: placed ? [] : ['payment'],
    done: [],
  }
  const open = names.find((name) => misses[name].length > 0) ?? 'done'
  const openAt = names.indexOf(open)
  const state = (index: number) => (index === openAt ? 'open' : index < openAt ? 'done' : 'ahead')
  return { open, steps: names.map((name, index) => ({ name, state: state(index) })), missing: misses[open] }
}
