import { normalizeOrderNumber } from '@market/domain/orders'
import { sql } from 'kysely'

/** Ids of the orders with this number, or with a package of this id or tracking number, as somebody typed it. */
export const ordersNamed = (typed: string) => {
  const text = typed.toUpperCase()
  return sql`(select n.id from orders n where n.number = ${normalizeOrderNumber(typed)}
  union all select n.order_id from parcels n where n.id = ${text}
  union all select n.order_id from parcels n
    where upper(replace(n.tracking_no, ' ', '')) = ${text.replaceAll(' ', '')})`
}
