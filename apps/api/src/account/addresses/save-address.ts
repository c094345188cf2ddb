import { randomUUID } from 'node:crypto'
import { addressId } from '@market/domain/kernel'
import type { Address, AddressBookEvent, AddressBookState, AddressForm } from '@market/domain/account'
import { type Database, hideNumbers } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { applyToBook, lockAddressBook, readAddressBook } from './address-store.ts'
import { toColumns } from './address-wire.ts'
import { checkedAddress } from './check-address.ts'
import { texts } from '../texts.ts'

export const maxAddresses = 50

interface AddressToStore {
  readonly ownerId: string
  /** The address to change. Without it, a new address is added. */
  readonly id?: string
  readonly form: AddressForm
  readonly useAsInvoice: boolean
  readonly now: Date
}

/** Adds or changes an address and selects it. */
export async function saveAddress(
  trx: Database,
  { ownerId, id, form: sent, useAsInvoice, now }: AddressToStore,
): Promise<{ readonly book: AddressBookState; readonly saved: Address }> {
  const form = checkedAddress(sent)
  await lockAddressBook(trx, ownerId)
  const before = await readAddressBook(trx, ownerId)
  if (id === undefined && before.addresses.length >= maxAddresses) throw new ApiError(409, texts.tooMany(maxAddresses))
  if (id !== undefined && !before.addresses.some((one) => one.id === id)) throw new ApiError(404, texts.unknownAddress)
  const saved: Address = { ...form, id: addressId(id ?? randomUUID()) }
  const columns = hideNumbers(toColumns(form))
  await trx
    .insertInto('addresses')
    .values({ id: saved.id, owner_id: ownerId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  return { saved, book: await applyToBook(trx, ownerId, before, savedEvents(before, saved, useAsInvoice)) }
}

/** The events of saving an address. One saved as invoice address does not change the delivery address. */
function savedEvents(before: AddressBookState, address: Address, useAsInvoice: boolean): readonly AddressBookEvent[] {
  if (address.type === 1) return [{ type: 'saved', address, useAsInvoice }]
  const { selectedAddress } = before
  return [
    { type: 'saved', address, useAsInvoice: false },
    ...(selectedAddress ? [{ type: 'select' as const, id: selectedAddress }] : []),
    { type: 'select-invoice', id: address.id },
  ]
}
