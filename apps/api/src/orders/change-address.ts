import { fullName } from '@market/domain/text'
import { isFastWindow, type OrderOwner, readSnapshot } from '@market/commerce'
import { type Database, hideSnapshot, ownsOrder } from '@market/database'
import { readAddressBook } from '../account/addresses/address-store.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { LinkShop } from '../ordering/order-link.ts'
import { tellOfChange } from './tell-of-change.ts'
import { hasNotLeft } from './may-move.ts'
import { texts as orderingTexts } from '../ordering/texts.ts'
import { texts } from './texts.ts'

interface Change {
  readonly owner: OrderOwner
  readonly orderNumber: string
  readonly addressId: string
}

/** Changes the delivery address of an order to another one of the owner's. Refuses with 409 once a parcel has left. */
export async function changeAddress(
  trx: Database,
  shop: LinkShop,
  { owner, orderNumber, addressId }: Change,
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('orders as o')
    .select(['id', 'status', 'snapshot'])
    .where('number', '=', orderNumber)
    .where(ownsOrder(owner))
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new ApiError(404, orderingTexts.notFound)
  const parcels = await trx
    .selectFrom('parcels')
    .select('status')
    .where('order_id', '=', order.id)
    .forUpdate()
    .execute()
  const snapshot = readSnapshot(order.snapshot)
  const status = order.status
  if (!hasNotLeft({ status, parcels })) throw new ApiError(409, texts.addressFixed)
  if (snapshot.shipping.option !== 'address') throw new ApiError(409, texts.pickupFixed)
  const { addresses } = await readAddressBook(trx, owner.ownerId)
  const delivery = addresses.find(({ id }) => id === addressId)
  if (!delivery) throw new ApiError(404, texts.unknownAddress)
  // Next-day delivery is offered only within the shop's city.
  const { city } = snapshot.delivery
  if (delivery.city !== city && snapshot.shops.some((one) => isFastWindow(one.delivery)))
    throw new ApiError(409, texts.fastFixed(city))
  await trx
    .updateTable('orders')
    .set({ snapshot: hideSnapshot({ ...snapshot, delivery }) })
    .where('id', '=', order.id)
    .execute()
  const change = { address: delivery, recipient: fullName(delivery) }
  await tellOfChange(trx, shop, { orderId: order.id, change }, now)
}
