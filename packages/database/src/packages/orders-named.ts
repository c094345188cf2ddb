import { sql } from 'kysely'

/** Ids of the orders with this number, or with a package of this id or tracking number. `text` is in upper case. */
export const ordersNamed = (text: string) => sql`(select n.id from orders n where n.number = ${text}
  union all select n.order_id from parcels n where n.id = ${text}
  union all select n.order_id from parcels n
    where upper(replace(n.tracking_no, ' ', '')) = ${text.replaceAll(' ', '')})`
