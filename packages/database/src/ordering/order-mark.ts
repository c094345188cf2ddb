import { sql } from 'kysely'

/** A hash of the order row `o`. It changes when its parcels, payments or returns change. */
export const orderMark = sql<string>`md5(concat_ws('|', o.status,
  (select string_agg(concat_ws(',', p.shop_id, p.status, p.tracking_no, p.moved_day, p.moved_from, p.events, p.invoice_at,
      p.accepted_at, p.packed_at), ';' order by p.shop_id)
    from parcels p where p.order_id = o.id),
  (select string_agg(concat_ws(',', c.id, c.status, c.handed_in_at, c.arrived_at), ';' order by c.id)
    from cancellations c where c.order_id = o.id),
  (select string_agg(concat_ws(',', r.cancellation_id, r.tab), ';' order by r.cancellation_id, r.shop_id)
    from seller_returns r join cancellations c on c.id = r.cancellation_id where c.order_id = o.id),
  (select string_agg(concat_ws(',', y.id, y.status), ';' order by y.id) from payments y where y.order_id = o.id)))`
