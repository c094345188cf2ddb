import type { OrderToRefund } from '@market/commerce'
import { sql } from 'kysely'

/** A subquery for the units of the order `o` whose return the office decided for the seller, by line. */
export const deniedUnits = sql<OrderToRefund['denied']>`(
  select coalesce(json_agg(d), '[]') from (
    select i.line, sum(i.quantity)::int as quantity from cancellation_items i
    join cancellations c on c.id = i.cancellation_id
    join seller_returns r on r.cancellation_id = c.id
    where c.order_id = o.id and c.status = 'refused' and r.decision is not null
    group by i.line) d)`
