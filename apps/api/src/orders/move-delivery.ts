import { deliveryDays, type DeliveryHours, mayMoveDelivery } from '@market/domain/orders'
import { type Database, ownsOrder } from '@market/database'
import { type OrderOwner, readSnapshot } from '@market/commerce'
import type { LinkShop } from '../ordering/order-link.ts'
import { tellOfChange } from './tell-of-change.ts'
import { texts as orderingTexts } from '../ordering/texts.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

interface OwnParcel {
  readonly owner: OrderOwner
  readonly orderNumber: string
  readonly shopId: number
}
interface DeliveryTimes {
  readonly days: readonly string[]
  readonly hours: readonly DeliveryHours[]
}

/** The days and hours to which an owner's parcel can be moved. Refuses with 409 a parcel that cannot be moved. */
export async function readDeliveryTimes(db: Database, parcel: OwnParcel, now: Date): Promise<DeliveryTimes> {
  const { promised } = await findMovable(db, parcel)
  return { days: deliveryDays(promised, now), hours: await hoursInForce(db, now) }
}

/**
 * Changes the delivery time of an owner's parcel. Locks it, so that the carrier cannot take it out at the same time.
 */
export async function moveDelivery(
  trx: Database,
  shop: LinkShop,
  parcel: OwnParcel,
  wish: { readonly day: string; readonly from: number },
  now: Date,
): Promise<void> {
  const { orderId, shopName, promised } = await findMovable(trx, parcel, 'lock')
  const hours = (await hoursInForce(trx, now)).find(({ from }) => from === wish.from)
  if (!hours || !deliveryDays(promised, now).includes(wish.day)) throw new ApiError(422, texts.deliveryTime.notOffered)
  await trx
    .updateTable('parcels')
    .set({ moved_day: wish.day, moved_from: hours.from, moved_to: hours.to })
    .where('order_id', '=', orderId)
    .where('shop_id', '=', parcel.shopId)
    .execute()
  const change = { time: { day: wish.day, ...hours }, shopName }
  await tellOfChange(trx, shop, { orderId, change }, now)
}

async function findMovable(db: Database, { owner, orderNumber, shopId }: OwnParcel, lock?: 'lock') {
  const found = db
    .selectFrom('orders as o')
    .innerJoin('parcels as p', 'p.order_id', 'o.id')
    .select(['o.id as orderId', 'o.status as orderStatus', 'o.snapshot', 'p.status'])
    .where('o.number', '=', orderNumber)
    .where('p.shop_id', '=', shopId)
    .where(ownsOrder(owner))
  const row = await (lock ? found.forUpdate('p') : found).executeTakeFirst()
  if (!row) throw new ApiError(404, orderingTexts.notFound)
  const { shops, shipping } = readSnapshot(row.snapshot)
  const own = shops.find((shop) => shop.shopId === shopId)
  if (!own) throw new ApiError(404, orderingTexts.notFound)
  const { option } = shipping
  if (option !== 'address') throw new ApiError(409, texts.deliveryTime.pickup)
  if (row.orderStatus !== 'paid' || !mayMoveDelivery({ status: row.status, option }))
    throw new ApiError(409, texts.deliveryTime[row.status === 'out_for_delivery' ? 'out' : 'over'])
  return { orderId: row.orderId, shopName: own.shopName, promised: own.delivery }
}

/** The delivery hours that the carrier offers now. */
async function hoursInForce(db: Database, now: Date): Promise<readonly DeliveryHours[]> {
  return db
    .selectFrom('delivery_hours')
    .select(['from_hour as from', 'to_hour as to'])
    .where('since', '=', (latest) =>
      latest
        .selectFrom('delivery_hours')
        .select((hours) => hours.fn.max('since').as('since'))
        .where('since', '<=', now),
    )
    .orderBy('from_hour')
    .execute()
}
