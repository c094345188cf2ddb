import { sql } from 'kysely'
import { emailKey, type OrderOf, type OrderToRefund, readSnapshot } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { deniedUnits } from '../ordering/denied-units.ts'
import { ownsOrder } from '../ordering/owns-order.ts'
import { settledStatuses } from './settled-statuses.ts'

/**
 * Finds an owner's order with all its cancellations, returns and exchanges. `lock` locks the order, then its parcels,
 * before they are read.
 */
export async function findOrder(
  trx: Database,
  of: OrderOf,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<OrderToRefund | undefined> {
  const found = trx
    .selectFrom('orders as o')
    .select(['id', 'email_key'])
    .where('number', '=', of.number)
    .where(ownsOrder(of.owner))
  const order = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!order || (of.email !== undefined && emailKey(of.email) !== order.email_key)) return undefined
  if (lock) await trx.selectFrom('parcels').select('shop_id').where('order_id', '=', order.id).forUpdate().execute()
  return readOrder(trx, order.id)
}

/** An order with its requests; while `settling` one that waits, without it and without promises of others. */
export async function readOrder(trx: Database, id: string, settling?: string): Promise<OrderToRefund> {
  const counted = settling === undefined ? requested : settled
  const order = await trx
    .selectFrom('orders as o')
    .select(['number', 'email', 'user_id', 'status', 'snapshot', 'gift_total', 'paid_at', deniedUnits.as('denied')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const parcels = await trx
    .selectFrom('parcels')
    .select(['shop_id', 'status', 'events'])
    .where('order_id', '=', id)
    .execute()
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'method', 'amount', 'status'])
    .where('order_id', '=', id)
    .where('status', 'in', settledStatuses)
    .executeTakeFirst()
  return {
    id,
    number: order.number,
    email: order.email,
    userId: order.user_id,
    paidAt: order.paid_at,
    snapshot: readSnapshot(order.snapshot),
    giftTotal: order.gift_total,
    payment:
      order.status === 'paid' && payment
        ? {
            id: payment.id,
            method: payment.method,
            collected: payment.status !== 'on_delivery',
            charged: payment.amount,
            gift: order.gift_total,
          }
        : undefined,
    parcels: parcels.map(({ shop_id, ...parcel }) => ({
      shopId: shop_id,
      status: parcel.status,
      events: parcel.events,
    })),
    givenBack: await givenBack(trx, id),
    denied: order.denied,
    awaited: await awaitedUnits(trx, id, settling),
    exchanges: await exchangesOf(trx, id, counted),
    cargoGiven: await cargoGiven(trx, id, counted),
    giftCode: await giftCodeUse(trx, id),
  }
}

const settled = ['approved', 'refunded'] as const
const requested = ['waiting', ...settled] as const
type Counted = typeof settled | typeof requested

const givenBack = (trx: Database, orderId: string): Promise<OrderToRefund['givenBack']> =>
  trx
    .selectFrom('cancellation_items as i')
    .innerJoin('cancellations as c', 'c.id', 'i.cancellation_id')
    .select('i.line')
    .select([
      sql<number>`sum(i.quantity)::int`.as('quantity'),
      sql<number>`sum(i.refund)::bigint`.as('refund'),
      sql<number>`sum(i.gift)::bigint`.as('gift'),
    ])
    .where('c.order_id', '=', orderId)
    .where('c.kind', '<>', 'exchange')
    .where('c.status', 'in', settled)
    .groupBy('i.line')
    .execute()

const awaitedUnits = (trx: Database, orderId: string, except: string | undefined): Promise<OrderToRefund['awaited']> =>
  trx
    .selectFrom('cancellation_items as i')
    .innerJoin('cancellations as c', 'c.id', 'i.cancellation_id')
    .select(['i.line', 'i.quantity', 'i.refund', 'i.gift'])
    .where('c.order_id', '=', orderId)
    .where('c.kind', '<>', 'exchange')
    .where('c.status', '=', 'waiting')
    .$if(except !== undefined, (query) => query.where('c.id', '<>', except ?? ''))
    .execute()

async function exchangesOf(trx: Database, orderId: string, counted: Counted): Promise<OrderToRefund['exchanges']> {
  const rows = await trx
    .selectFrom('cancellations')
    .select(['exchange', 'status'])
    .where('order_id', '=', orderId)
    .where('exchange', 'is not', null)
    .where('status', 'in', counted)
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ exchange, status }) => (exchange ? [{ ...exchange, done: status === 'refunded' }] : []))
}

async function cargoGiven(trx: Database, orderId: string, counted: Counted): Promise<readonly number[]> {
  const requests = trx.selectFrom('cancellations').select('cargo_shops').where('order_id', '=', orderId)
  return (await requests.where('status', 'in', counted).execute()).flatMap((request) => request.cargo_shops)
}

/** The code's share in `given` is that which `GiftCodeSpending.lockUse` counts. */
const giftCodeUse = (trx: Database, orderId: string): Promise<OrderToRefund['giftCode']> =>
  trx
    .selectFrom('gift_code_uses as u')
    .innerJoin('gift_codes as g', 'g.id', 'u.gift_code_id')
    .leftJoin('cancellations as c', 'c.order_id', 'u.order_id')
    .select(['g.single_use as singleUse', 'u.amount', 'u.taken', 'u.returned'])
    .select([
      sql<number>`coalesce(sum(c.gift) filter (where c.status in ('approved', 'refunded')), 0)::bigint`.as('given'),
    ])
    .where('u.order_id', '=', orderId)
    .groupBy(['g.single_use', 'u.amount', 'u.taken', 'u.returned'])
    .executeTakeFirst()
