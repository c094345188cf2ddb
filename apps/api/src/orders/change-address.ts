import { readAddressBook } from '../account/address-store.ts'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import { texts } from './texts.ts'

interface Change {
  readonly ownerId: string
  readonly orderNumber: string
  readonly addressId: string
}

/** Sends an order of the owner to another of the owner's addresses, as long as no parcel of it has left (409). */
export async function changeAddress(trx: Database, { ownerId, orderNumber, addressId }: Change): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'snapshot'])
    .where('number', '=', orderNumber)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new Refusal(404, texts.notFound)
  const { addresses } = await readAddressBook(trx, ownerId)
  const delivery = addresses.find(({ id }) => id === addressId)
  if (!delivery) throw new Refusal(404, texts.unknownAddress)
  const parcels = await trx
    .selectFrom('parcels')
    .select('status')
    .where('order_id', '=', order.id)
    .forUpdate()
    .execute()
  const snapshot = order.snapshot as OrderSnapshot
  const stays = parcels.every(({ status }) => status === 'preparing' || status === 'awaiting_payment')
  if (!stays || !['paid', 'awaiting_payment'].includes(order.status)) throw new Refusal(409, texts.addressFixed)
  if (snapshot.shipping && snapshot.shipping.option !== 'address') throw new Refusal(409, texts.pickupFixed)
  await trx
    .updateTable('orders')
    .set({ snapshot: JSON.stringify({ ...snapshot, delivery }) })
    .where('id', '=', order.id)
    .execute()
}
