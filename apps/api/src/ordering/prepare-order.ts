import {
  type Address,
  type AddressBookState,
  type Cart,
  cartTotals,
  type CartTotals,
  type CartShop,
  checkoutSteps,
} from '@market/domain'
import { keptNationalId } from '../account/addresses/kept-national-id.ts'
import { readAddressBook } from '../account/addresses/address-store.ts'
import { type OwnCart, readCart } from '../cart/reading/read-cart.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { orderFailed } from './order-failures.ts'
import { pickupAddress, type PickupChoice, readPickupChoice, refuseUnfit } from '../delivery/pickup/pickup-choice.ts'

/** Everything an order placed now would consist of. */
export interface OrderDraft {
  readonly own: OwnCart
  readonly cartId: string
  readonly cart: Cart
  readonly totals: CartTotals<CartShop>
  readonly delivery: Address
  readonly invoice: Address
  readonly pickup: PickupChoice
  /** Where the confirmation goes: proven by the guest's code or the member's registration. */
  readonly email: string
}

/** Refuses with 409 and the sentence of what is missing first: items, identity, address (rules.md K4). */
export async function prepareOrder(db: Database, caller: Caller, now: Date): Promise<OrderDraft> {
  const own = await readCart(db, caller.ownerId, now)
  const { cart, id: cartId } = own
  const blocker = cart.messages.find(({ type }) => type === 'error')
  if (blocker) throw orderFailed({ code: 'order/cart-blocked', reason: blocker.text })
  const book = await readAddressBook(db, caller.ownerId)
  const nationalId = await keptNationalId(db, caller.ownerId)
  const session = { visitor: caller.kind, nationalIdKept: nationalId !== undefined }
  const { missing } = checkoutSteps(cart, session, book)
  const [first] = missing
  if (first && first !== 'payment') throw orderFailed({ code: 'order/step-missing', step: first })
  const chosenInvoice = chosen(book, book.selectedInvoice ?? book.selectedAddress)
  const invoice =
    chosenInvoice && cart.tcRequired && chosenInvoice.tc === ''
      ? { ...chosenInvoice, tc: nationalId ?? '' }
      : chosenInvoice
  const pickup = await readPickupChoice(db, caller.ownerId)
  if (pickup.option === 'kargomat') refuseUnfit(own)
  const delivery =
    pickup.point && invoice ? pickupAddress(pickup.point, pickup.receiver, invoice) : chosen(book, book.selectedAddress)
  const email = await emailOf(db, caller)
  if (cartId === undefined || !delivery || !invoice || email === undefined)
    throw new Error('the checkout steps let an incomplete order through')
  return { own, cartId, cart, totals: cartTotals(cart), delivery, invoice, pickup, email }
}

const chosen = (book: AddressBookState, id: string | null) => book.addresses.find((one) => one.id === id)

async function emailOf(db: Database, caller: Caller): Promise<string | undefined> {
  if (!caller.userId) return caller.guestEmail ?? undefined
  const member = await db.selectFrom('users').select('email').where('id', '=', caller.userId).executeTakeFirst()
  return member?.email
}
