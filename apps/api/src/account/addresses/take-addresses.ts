import type { Address, AddressBookEvent } from '@market/domain/account'
import type { Database } from '@market/database'
import { sql } from 'kysely'
import { applyToBook, lockAddressBook, readAddressBook } from './address-store.ts'
import { toColumns } from './address-wire.ts'
import { maxAddresses } from './save-address.ts'

/**
 * Transfers a visitor's addresses to the member who logs in, together with the choices for this purchase: delivery and
 * invoice address, way of delivery, national ID. Addresses that the member already has are not added twice.
 */
export async function takeAddresses(trx: Database, fromOwner: string, userId: string): Promise<void> {
  const left = await readAddressBook(trx, fromOwner)
  if (left.addresses.length === 0) return
  await lockAddressBook(trx, userId)
  const own = await readAddressBook(trx, userId)
  const known = new Map<string, string>()
  let room = maxAddresses - own.addresses.length
  for (const address of left.addresses) {
    const same = own.addresses.find((one) => placeKey(one) === placeKey(address))
    if (same) known.set(address.id, same.id)
    else if (room > 0) {
      room -= 1
      known.set(address.id, address.id)
      await trx.updateTable('addresses').set({ owner_id: userId }).where('id', '=', address.id).execute()
    }
  }
  const id = (chosen: string | null) => (chosen === null ? undefined : known.get(chosen))
  const [delivery, invoice] = [id(left.selectedAddress), id(left.selectedInvoice)]
  const events: AddressBookEvent[] = []
  if (delivery !== undefined) events.push({ type: 'select', id: delivery })
  if (invoice !== undefined) events.push({ type: 'select-invoice', id: invoice })
  await applyToBook(trx, userId, await readAddressBook(trx, userId), events)
  await takeWayOfDelivery(trx, fromOwner, userId)
  await trx
    .updateTable('national_ids')
    .set({ owner_id: userId })
    .where('owner_id', '=', fromOwner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('national_ids as n').select('n.tc').where('n.owner_id', '=', userId))),
    )
    .execute()
}

const takeWayOfDelivery = (trx: Database, fromOwner: string, userId: string) =>
  sql`update address_choices own set shipping_option = l.shipping_option, pickup_id = l.pickup_id, receiver = l.receiver
    from address_choices l where own.owner_id = ${userId} and l.owner_id = ${fromOwner}`.execute(trx)

/** A key that is equal for addresses that differ only in their titles. */
const placeKey = (address: Address): string => JSON.stringify(toColumns({ ...address, title: '' }))
