import type { OrderStatus } from '@market/domain/orders'
import type { ColumnType, Generated } from 'kysely'
import type { PackageTab, ReturnTab } from '@market/domain/packages'
import type { Decision, Dispute, Exchange, ParcelEvent, StoredSnapshot } from '@market/commerce'
import type { Instant, SealedJson, StoredList } from './column-types.ts'

type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface CancellationsTable {
  id: string
  order_id: string
  kind: string
  status: string
  cargo_refund: number
  refund: number
  /** The gift code's share of the refund, and the part of it that is credited to the code again. */
  gift: number
  gift_returned: Generated<number>
  /** Shops whose shipping fee is part of the request. */
  cargo_shops: Generated<number[]>
  return_code: string | null
  /** The day on which a courier picks it up, `YYYY-MM-DD`; null if it is handed in at a branch. */
  pickup_day: Generated<string | null>
  /** For an exchange: the units handed over for its line. */
  exchange: ColumnType<Exchange | null, string | null | undefined, string | null>
  handed_in_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  arrived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: Instant
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  attempts: Generated<number>
  settled_at: Instant | null
  /** The return of which this is a part. */
  split_of: Generated<string | null>
}

interface CancellationItemsTable {
  cancellation_id: string
  line: number
  quantity: number
  reason_id: number
  note: string
  refund: number
  gift: number
  /** The combination that the shopper had at the time of the request. */
  combination: string
}

/** A view: lines of paid orders without cancelled units. */
interface BoughtUnitsView {
  order_id: string
  product_id: number
  combination: string
  shop_id: number
  user_id: string | null
  paid_at: Instant
  units: number
}

interface OrderItemsTable {
  order_id: string
  line: number
  product_id: number
  combination: string
  shop_id: number
  quantity: number
  discounted_units: Generated<number>
  /** The discount of `discounted_units`, as `products.discount_number`. */
  discount_number: Generated<number>
  total: number
}

export interface OrdersTable {
  id: string
  number: string
  owner_id: string
  user_id: string | null
  email: string
  email_key: string
  cart_id: string
  status: OrderStatus
  total: number
  goods_total: number
  tax_total: number
  ship_total: number
  discount_total: number
  gift_total: Generated<number>
  snapshot: SealedJson<StoredSnapshot>
  contract_version: string
  /** The accepted texts, as HTML. */
  contract_documents: SealedJson<readonly { readonly id: string; readonly title: string; readonly html: string }[]>
  stock_held: boolean
  created_at: Instant
  expires_at: Instant
  paid_at: Instant | null
}

interface ParcelsTable {
  order_id: string
  shop_id: number
  status: OrderStatus
  tracking_no: string | null
  events: StoredList<ParcelEvent>
  cash_taken: Generated<boolean>
  /**
   * The day (`YYYY-MM-DD`) and the hours, in Turkish time, to which the shopper moved it; all three are set, or none.
   */
  moved_day: Generated<string | null>
  moved_from: Generated<number | null>
  moved_to: Generated<number | null>
  /** Number of tries of its hand-over code. */
  code_tries: Generated<number>
  /** Key of the hand-over photo, and when it was taken; both are set, or neither. */
  photo: Generated<string | null>
  photo_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Sixteen digits, by which its shop names it; set by a trigger, as are `tab` and `revision`. */
  id: ColumnType<string, never, never>
  tab: ColumnType<PackageTab | null, never, never>
  revision: ColumnType<number, never, never>
  /** The day on which its shop must hand it to the carrier, `YYYY-MM-DD`. */
  due_on: Generated<string>
  accepted_at: OptionalInstant
  packed_at: OptionalInstant
  ended_as: Generated<'unsupplied' | 'lost' | null>
  /** Name of the seller's invoice among the stored papers. */
  invoice: Generated<string | null>
  invoice_at: OptionalInstant
  invoice_bytes: Generated<number | null>
}

/** A return as one of its shops answers it. */
interface SellerReturnsTable {
  cancellation_id: string
  shop_id: number
  tab: Generated<ReturnTab>
  at: Instant
  revision: Generated<number>
  arrived_at: OptionalInstant
  answer_by: OptionalInstant
  dispute: ColumnType<Dispute | null, string | null | undefined, string | null>
  decision: ColumnType<Decision | null, string | null | undefined, string | null>
}

interface DisputePhotosTable {
  key: string
  cancellation_id: string | null
  shop_id: number
  place: Generated<number>
  digest: string
  kept: Generated<boolean>
  created_at: Instant
}

/** Days for which parcels wait for pick-up and photos are stored; the row with the latest past `since` is in force. */
interface ParcelTermsTable {
  since: Instant
  branch_days: number
  locker_days: number
  photo_days: number
}

/** Mailboxes that have unsubscribed from mails about parcels. */
interface ParcelMailEndsTable {
  email_key: string
  ended_at: Instant
}

/** The hours within which the carrier delivers; the row with the latest past `since` is in force. */
interface DeliveryHoursTable {
  since: Instant
  from_hour: number
  to_hour: number
}

interface ReturnPhotosTable {
  key: string
  order_id: string | null
  cancellation_id: Generated<string | null>
  place: Generated<number>
  digest: string
  kept: Generated<boolean>
  created_at: Instant
}

/** Tables of cancellations and returns. */
export interface OrderTables {
  order_items: OrderItemsTable
  orders: OrdersTable
  parcels: ParcelsTable
  delivery_hours: DeliveryHoursTable
  parcel_terms: ParcelTermsTable
  parcel_mail_ends: ParcelMailEndsTable
  bought_units: BoughtUnitsView
  cancellations: CancellationsTable
  cancellation_items: CancellationItemsTable
  return_photos: ReturnPhotosTable
  seller_returns: SellerReturnsTable
  dispute_photos: DisputePhotosTable
}
