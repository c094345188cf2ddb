import type { PaymentMethod } from '@market/domain/checkout'
import type { OrderPaymentState, OrderStatus } from '@market/domain/orders'
import { sql } from 'kysely'
import {
  type BalanceRequest,
  choiceName,
  type ExchangedChoice,
  type MaskedCard,
  type OrderSnapshot,
  type OrderToRefund,
  type ParcelEvent,
  readSnapshot,
  type ShopWork,
  type StoredPaymentDetails,
} from '@market/commerce'
import type { Database } from '../open-database.ts'
import { deskStage, type DeskStage } from './desk-stage.ts'
import { isUnknown } from '../payment/is-unsettled.ts'
import { balanceRequests } from './balance-requests.ts'
import { deniedUnits } from './denied-units.ts'
import { orderExchanges } from './order-exchanges.ts'
import { orderMark } from './order-mark.ts'
import { matchingOrders, type OrderSearch } from './matching-orders.ts'

export interface FoundParcel {
  readonly shop_id: number
  readonly status: OrderStatus
  readonly tracking_no: string | null
  readonly moved_day: string | null
  readonly moved_from: number | null
  readonly moved_to: number | null
  readonly events: readonly ParcelEvent[]
  readonly photo: boolean
  readonly cash_taken: boolean
  /** When its seller's invoice came, as ISO 8601 text. */
  readonly invoice_at: string | null
  /** Null if the simulated carrier works for the shop. */
  readonly work: ShopWork | null
}
export interface FoundPayment {
  readonly method: PaymentMethod
  readonly status: string
  readonly state: OrderPaymentState
  readonly amount: number
  readonly installment: number
  readonly monthly: number
  readonly card: MaskedCard | null
  readonly details: StoredPaymentDetails | null
}
export interface FoundCancellation {
  readonly id: string
  readonly kind: 'cancel' | 'return'
  readonly status: 'waiting' | 'approved' | 'refused' | 'refunded'
  readonly created_at: string
  readonly return_code: string | null
  readonly refund: number
  readonly gift: number
  readonly photos: number
  readonly stage: DeskStage
}
export interface FoundOrder {
  readonly number: string
  readonly mark: string
  readonly email: string
  /** Null for a guest's. */
  readonly user_id: string | null
  readonly cancellations: readonly FoundCancellation[]
  /** Units of each line that were cancelled or sent back. */
  readonly requests: readonly BalanceRequest[]
  /** Units whose return was denied: they are not asked for again. */
  readonly denied: OrderToRefund['denied']
  /** Oldest first. */
  readonly exchanges: readonly ExchangedChoice[]
  readonly status: OrderStatus
  readonly total: number
  readonly goods_total: number
  readonly tax_total: number
  readonly ship_total: number
  readonly discount_total: number
  readonly gift_total: number
  readonly created_at: Date
  /** The units of an unpaid order are reserved until then. */
  readonly expires_at: Date
  readonly snapshot: OrderSnapshot
  readonly parcels: readonly FoundParcel[]
  /** The payment that was paid, else the newest. */
  readonly payment: FoundPayment
}
/** The state of the payment row `y`. */
const paymentState = sql`case when y.status = 'pending' then 'awaiting'
  when ${isUnknown('y')} then 'unknown' when y.status = 'expired' then 'failed' else y.status end`

/** Orders with their parcels and payment, newest first, in one query. */
export async function findOrders(db: Database, by: OrderSearch): Promise<readonly FoundOrder[]> {
  const found = await matchingOrders(db, by)
    .select([
      'o.number',
      'o.snapshot',
      'o.email',
      'o.total',
      'o.goods_total',
      'o.tax_total',
      'o.ship_total',
      'o.discount_total',
    ])
    .select(['o.created_at', 'o.expires_at', 'o.gift_total', 'o.user_id'])
    .select((column) => column.ref('o.status').$castTo<OrderStatus>().as('status'))
    .select(orderMark.as('mark'))
    .select([
      sql<readonly FoundParcel[]>`(
        select coalesce(json_agg(json_build_object(
          'shop_id', p.shop_id, 'status', p.status, 'tracking_no', p.tracking_no, 'events', p.events,
          'moved_day', p.moved_day, 'moved_from', p.moved_from, 'moved_to', p.moved_to, 'photo', p.photo is not null,
          'cash_taken', p.cash_taken, 'invoice_at', p.invoice_at,
          'work', case when s.autopilot then null when p.packed_at is not null then 'packed'
            when p.accepted_at is not null then 'accepted' else 'new' end)), '[]')
        from parcels p join shops s on s.id = p.shop_id where p.order_id = o.id)`.as('parcels'),
      sql<readonly FoundCancellation[]>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'status', c.status,
          'return_code', c.return_code, 'refund', c.refund, 'gift', c.gift_returned, 'created_at', c.created_at, 'stage', ${deskStage},
          'photos', (select count(*)::int from return_photos f where f.cancellation_id = c.id)) order by c.created_at desc), '[]')
        from cancellations c where c.order_id = o.id)`.as('cancellations'),
      balanceRequests.as('requests'),
      deniedUnits.as('denied'),
      orderExchanges.as('exchanged'),
      sql<FoundPayment>`(
        select json_build_object('method', y.method, 'status', y.status, 'amount', y.amount, 'installment', y.installment,
          'monthly', y.monthly, 'card', y.card, 'details', y.details, 'state', ${paymentState})
        from payments y where y.order_id = o.id
        order by (y.status = 'paid') desc, y.created_at desc limit 1)`.as('payment'),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(by.limit ?? 1)
    .offset(by.offset ?? 0)
    .execute()
  return found.map(({ exchanged, ...order }) => ({
    ...order,
    snapshot: readSnapshot(order.snapshot),
    exchanges: exchanged.map((one) => ({ ...one, choice: choiceName(one) })),
  }))
}

export async function countOrders(db: Database, by: OrderSearch): Promise<number> {
  const { count } = await matchingOrders(db, by)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
