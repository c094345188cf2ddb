import { type BalanceRequest, unsuppliedReasonId } from '@market/commerce'
import { sql } from 'kysely'

/** A subquery for all cancellations and returns of the order `o`, in the form of `orderBalance`. */
export const balanceRequests = sql<readonly BalanceRequest[]>`(
  select coalesce(json_agg(json_build_object('kind', c.kind, 'status', c.status, 'refund', c.refund,
    'cargoShops', c.cargo_shops, 'unsupplied', c.kind = 'cancel' and exists (
      select 1 from cancellation_items i where i.cancellation_id = c.id and i.reason_id = ${sql.lit(unsuppliedReasonId)}),
    'lines', (
      select json_agg(json_build_object('line', i.line, 'quantity', i.quantity, 'refund', i.refund, 'gift', i.gift))
      from cancellation_items i where i.cancellation_id = c.id))), '[]')
  from cancellations c where c.order_id = o.id and c.kind <> 'exchange' and c.status <> 'refused')`
