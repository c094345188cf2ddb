import { fail, type Result, succeed } from '@market/domain/kernel'
import type { Address, AddressBookState } from '@market/domain/account'
import { type Cart, type CartShop, cartTotals, type CartTotals } from '@market/domain/cart'
import { checkoutSteps } from '@market/domain/checkout'
import type { OwnCart } from '../cart/reading/own-cart.ts'
import type { DeliveryFailure } from '../delivery/delivery-failures.ts'
import { pickupAddress, type PickupChoice } from '../delivery/pickup-choice.ts'
import type { Caller } from '../session/caller.ts'
import type { OrderFailure } from './order-failures.ts'

/** The cart, addresses and choices of a shopper so far. */
export interface CheckoutFacts {
  readonly own: OwnCart
  readonly book: AddressBookState
  /** Stored with the addresses. */
  readonly nationalId: string | undefined
  readonly pickup: PickupChoice
  /** Address of the member's account, or proven by the guest's code. */
  readonly email: string | undefined
}

/** All parts of an order that would be placed now. */
export interface OrderDraft {
  readonly own: OwnCart
  readonly cartId: string
  readonly cart: Cart
  readonly totals: CartTotals<CartShop>
  readonly delivery: Address
  readonly invoice: Address
  readonly pickup: PickupChoice
  /** Address of the confirmation mail, proven by the guest's code or the member's registration. */
  readonly email: string
}

export type DraftFailure = OrderFailure | Extract<DeliveryFailure, { readonly code: 'delivery/not-for-locker' }>

/** Fails with what is missing first: items, identity, address (rules.md K4). */
export function draftOrder(
  { own, book, nationalId, pickup, email }: CheckoutFacts,
  visitor: Caller['kind'],
): Result<OrderDraft, DraftFailure> {
  const { cart, id: cartId } = own
  const blocker = cart.messages.find(({ type }) => type === 'error')
  if (blocker) return fail({ code: 'order/cart-blocked', reason: blocker.text })
  const { missing } = checkoutSteps(cart, { visitor, nationalIdKept: nationalId !== undefined }, book)
  const [first] = missing
  if (first && first !== 'payment') return fail({ code: 'order/step-missing', step: first })
  if (pickup.option === 'kargomat' && own.unfitForLocker.length > 0)
    return fail({ code: 'delivery/not-for-locker', names: own.unfitForLocker })
  const chosenInvoice = chosen(book, book.selectedInvoice ?? book.selectedAddress)
  const invoice =
    chosenInvoice && cart.tcRequired && chosenInvoice.tc === ''
      ? { ...chosenInvoice, tc: nationalId ?? '' }
      : chosenInvoice
  const delivery =
    pickup.point && invoice ? pickupAddress(pickup.point, pickup.receiver, invoice) : chosen(book, book.selectedAddress)
  if (cartId === undefined || !delivery || !invoice || email === undefined)
    throw new Error('the checkout steps let an incomplete order through')
  return succeed({ own, cartId, cart, totals: cartTotals(cart), delivery, invoice, pickup, email })
}

const chosen = (book: AddressBookState, id: string | null) => book.addresses.find((one) => one.id === id)
