import {
  addressBook,
  type AddressBookState,
  type AddressBookEvent,
  hasOwnInvoice,
  shippingChoice,
} from '@market/domain/account'
import type { Database } from '@market/database'
import { toAddress } from './address-wire.ts'

/** The owner's addresses, oldest first, and the selected ones. */
export async function readAddressBook(db: Database, ownerId: string): Promise<AddressBookState> {
  const choices = await db
    .selectFrom('address_choices')
    .select(['delivery_id', 'invoice_id', 'shipping_option', 'pickup_id'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const selected = { selectedAddress: choices?.delivery_id ?? null, selectedInvoice: choices?.invoice_id ?? null }
  const loaded = addressBook.next(
    { ...addressBook.initial, useAsInvoice: !hasOwnInvoice(selected) },
    { type: 'loaded', addresses: rows.map(toAddress), ...selected },
  )
  const shipping = addressBook.next(loaded, {
    type: 'shipping',
    option: shippingChoice(choices?.shipping_option).option,
  })
  const pickup = choices?.pickup_id
  if (pickup == null || shipping.shippingOption === 'address') return shipping
  return addressBook.next(shipping, { type: shipping.shippingOption, id: String(pickup) })
}

/** Serializes changes of one owner's address book until the transaction ends. */
export const lockAddressBook = async (trx: Database, ownerId: string): Promise<void> => {
  await trx
    .insertInto('address_choices')
    .values({ owner_id: ownerId, delivery_id: null, invoice_id: null })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ owner_id: ownerId }))
    .execute()
}

/** Applies events to the book and stores it with its selection (rules.md K3). */
export async function applyToBook(
  trx: Database,
  ownerId: string,
  before: AddressBookState,
  events: readonly AddressBookEvent[],
): Promise<AddressBookState> {
  const after = events.reduce(addressBook.next, before)
  await trx
    .updateTable('address_choices')
    .set({ delivery_id: after.selectedAddress, invoice_id: after.selectedInvoice })
    .where('owner_id', '=', ownerId)
    .execute()
  return after
}
