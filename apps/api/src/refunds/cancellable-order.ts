import { kurus, type Money, type OrderStatus, subtract } from '@market/domain'
import { sql } from 'kysely'
import type { GiftCodeUse } from '../ordering/reservation/gift-code-back.ts'
import type { Database } from '../platform/database/open-database.ts'
import { refundFailed } from './refund-failures.ts'
import { emailKey } from '../platform/email-key.ts'
import { cancellableAs } from './cancellable-as.ts'
import { type OrderOwner, ownsOrder } from '../ordering/order-owner.ts'
import { readSnapshot, type SnapshotItem } from '../ordering/order-snapshot.ts'
import { paidShares, type PaidShares, type Share } from '../ordering/paid-shares.ts'
import type { ParcelEvent } from '../fulfilment/track-steps.ts'

/** A line of an order and what of it can still be given back. */
export interface CancellableLine {
  readonly line: number
  readonly item: SnapshotItem
  readonly shopId: number
  readonly shopName: string
  /** Units not given back yet. */
  readonly left: number
  /** Paid for those units. */
  readonly paid: Share
  /** How they can be given back now; null where they cannot. */
  readonly kind: 'cancel' | 'return' | null
}
export interface CancellableOrder {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly user_id: string | null
  readonly payment: {
    readonly id: string
    readonly method: string
    readonly collected: boolean
    readonly charged: number
  }
  readonly paidAt: Date | null
  /** The order's gift code amounts, and the code's share of what was refunded for good. */
  readonly giftCode: (GiftCodeUse & { readonly given: number }) | undefined
  readonly shares: PaidShares
  readonly lines: readonly CancellableLine[]
}
export interface OrderOf {
  readonly owner: OrderOwner
  readonly number: string
  readonly email?: string | undefined
}

/** The owner's order with all that was given back of it already; another's is not found. `lock` makes others wait. */
export async function loadCancellable(
  trx: Database,
  of: OrderOf,
  now: Date,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CancellableOrder> {
  const found = trx
    .selectFrom('orders as o')
    .select(['id', 'number', 'email', 'user_id', 'email_key', 'status', 'snapshot', 'gift_total', 'paid_at'])
    .where('number', '=', of.number)
    .where(ownsOrder(of.owner))
  const order = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!order || (of.email !== undefined && emailKey(of.email) !== order.email_key))
    throw refundFailed({ code: 'refund/order-not-found' })
  // Before anything of them is read: what the carrier takes with it meanwhile is not cancelled (security.md 11).
  if (lock) await trx.selectFrom('parcels').select('shop_id').where('order_id', '=', order.id).forUpdate().execute()
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'method', 'amount', 'status'])
    .where('order_id', '=', order.id)
    .where('status', 'in', ['paid', 'on_delivery', 'refunded'])
    .executeTakeFirst()
  const given = await trx
    .selectFrom('cancellation_items as i')
    .innerJoin('cancellations as c', 'c.id', 'i.cancellation_id')
    .select('i.line')
    .select([
      sql<number>`sum(i.quantity)::int`.as('quantity'),
      sql<number>`sum(i.refund)::bigint`.as('refund'),
      sql<number>`sum(i.gift)::bigint`.as('gift'),
    ])
    .where('c.order_id', '=', order.id)
    .where('c.status', '!=', 'refused')
    .groupBy('i.line')
    .execute()
  const parcels = await trx
    .selectFrom('parcels')
    .select(['shop_id', 'status', 'events'])
    .where('order_id', '=', order.id)
    .execute()
  const snapshot = readSnapshot(order.snapshot)
  const shares = paidShares(snapshot, { charged: payment?.amount ?? 0, gift: order.gift_total })
  const all = snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ item, shop })))
  return {
    id: order.id,
    number: order.number,
    paidAt: order.paid_at,
    giftCode: await giftCodeUse(trx, order.id),
    email: order.email,
    user_id: order.user_id,
    shares,
    payment: {
      id: payment?.id ?? '',
      method: payment?.method ?? '',
      collected: payment?.status !== 'on_delivery',
      charged: payment?.amount ?? 0,
    },
    lines: all.map(({ item, shop }, index) => {
      const before = given.find(({ line }) => line === index + 1)
      const share = shares.lines[index]
      const parcel = parcels.find(({ shop_id }) => shop_id === shop.shopId)
      return {
        line: index + 1,
        item,
        shopId: shop.shopId,
        shopName: shop.shopName,
        left: item.quantity - (before?.quantity ?? 0),
        paid: { money: rest(share?.money, before?.refund), gift: rest(share?.gift, before?.gift) },
        kind: order.status === 'paid' && payment && parcel ? cancellableAs(sent(parcel), item, now) : null,
      }
    }),
  }
}

const rest = (share: Money = kurus(0), given = 0): Money => subtract(share, kurus(given))

const sent = ({ status, events }: { readonly status: string; readonly events: unknown }) => ({
  status: status as OrderStatus,
  events: events as readonly ParcelEvent[],
})

const giftCodeUse = (db: Database, orderId: string): Promise<CancellableOrder['giftCode']> =>
  db
    .selectFrom('gift_code_uses as u')
    .innerJoin('gift_codes as g', 'g.id', 'u.gift_code_id')
    .select(['g.single_use as singleUse', 'u.amount', 'u.taken', 'u.returned'])
    .select(
      sql<number>`(select coalesce(sum(c.gift), 0)::bigint from cancellations c
        where c.order_id = u.order_id and c.status <> 'refused')`.as('given'),
    )
    .where('u.order_id', '=', orderId)
    .executeTakeFirst()
