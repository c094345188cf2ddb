import { searchKey } from '@market/domain/text'
import type { OrderGroup } from '@market/domain/orders'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { waitingMethods, type OrderOwner } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { isUnknown } from '../payment/is-unsettled.ts'
import { ownsOrder } from './owns-order.ts'

export interface OrderSearch {
  readonly ownerId?: string
  /** The owner's orders, and those of the proven address. */
  readonly owner?: OrderOwner
  readonly number?: string
  readonly numbers?: readonly string[]
  readonly emailKey?: string
  /** Only confirmed orders: paid, or with days left to be paid. */
  readonly placed?: boolean
  /** Part of the number, or of a product's name. */
  readonly text?: string | undefined
  readonly group?: OrderGroup | undefined
  readonly limit?: number
  readonly offset?: number
}

/** Selects the orders that match. */
export function matchingOrders(db: Database, by: OrderSearch) {
  let found = db.selectFrom('orders as o')
  if (by.ownerId !== undefined) found = found.where('o.owner_id', '=', by.ownerId)
  if (by.owner) found = found.where(ownsOrder(by.owner))
  if (by.number !== undefined) found = found.where('o.number', '=', by.number)
  if (by.numbers !== undefined) found = found.where('o.number', 'in', [...by.numbers])
  if (by.emailKey !== undefined) found = found.where('o.email_key', '=', by.emailKey)
  if (by.group) found = found.where(inGroup[by.group])
  const key = searchKey(by.text ?? '')
  if (key !== '') found = found.where(named(key))
  // A search by number finds every attempt: mails and screens showed the number.
  if (by.number !== undefined || by.numbers !== undefined) return found
  if (!by.placed) return found.where(notForgotten)
  return found.where('o.status', '!=', 'payment_failed').where((order) =>
    order.or([
      order('o.status', '!=', 'awaiting_payment'),
      order.exists(
        order
          .selectFrom('payments as w')
          .select('w.id')
          .whereRef('w.order_id', '=', 'o.id')
          .where('w.method', 'in', [...waitingMethods]),
      ),
    ]),
  )
}

/**
 * An attempt with a failed payment is hidden, since a retry creates another order; unless its money may still have been
 * captured, or came too late and was refunded.
 */
const notForgotten = sql<SqlBool>`(o.status <> 'payment_failed' or exists (
  select 1 from payments g where g.order_id = o.id
    and (g.status = 'refunded' or ${isUnknown('g')})))`

const hasParcel = (which: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select 1 from parcels g where g.order_id = o.id and ${which})`

/** A parcel that waits at its branch has not reached its shopper; one that was sent back never did. */
const waits = sql`g.status = 'delivered' and (g.events->-1) ? 'fetchUntil'`
const moving = hasParcel(sql`(g.status in ('preparing', 'shipped', 'out_for_delivery') or ${waits})`)
const taken = hasParcel(sql`g.status = 'delivered' and g.events->-1->>'key' is distinct from 'sent_back'`)
const inGroup: Readonly<Record<OrderGroup, RawBuilder<SqlBool>>> = {
  waiting: sql<SqlBool>`o.status = 'awaiting_payment'`,
  under_way: sql<SqlBool>`o.status = 'paid' and ${moving}`,
  delivered: sql<SqlBool>`o.status = 'paid' and not ${moving} and ${taken}`,
  given_back: sql<SqlBool>`(o.status = 'cancelled'
      or exists (select 1 from cancellations g where g.order_id = o.id and g.status != 'refused'))`,
}

/** Spelled as `searchKey` spells: small, and without the marks of Turkish letters. */
const named = (key: string) => {
  const like = `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`(lower(o.number) like ${like} or exists (
    select 1 from jsonb_path_query(o.snapshot, '$.shops[*].items[*]') as item
    where translate(lower(item->>'brand' || ' ' || (item->>'name')), 'çğıöşüâîûÇĞİÖŞÜ', 'cgiosuaiucgiosu') like ${like}))`
}
