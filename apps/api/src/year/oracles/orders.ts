import { type RawBuilder, sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** Parcels, requests and payments of an order agree with its units. */
export const orders: Oracle = {
  name: 'orders stand as their parcels do',
  when: 'day',
  async look(world) {
    const wrong: Readonly<Record<string, RawBuilder<{ about: string }>>> = {
      'a paid order holds no stock': sql`select number as about from orders where status = 'paid' and not stock_held`,
      'a parcel is cancelled and has units left': sql`select o.number as about from parcels x join orders o on o.id = x.order_id
        join order_items i on i.order_id = o.id and i.shop_id = x.shop_id
        where o.status = 'paid' and x.status = 'cancelled' and i.quantity > (
          select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
          where c.order_id = o.id and g.line = i.line and c.kind <> 'exchange' and c.status <> 'refused')`,
      'more units are given back than were bought': sql`select o.number as about from order_items i join orders o on o.id = i.order_id where i.quantity < (
          select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
          where c.order_id = o.id and g.line = i.line and c.kind <> 'exchange' and c.status <> 'refused')`,
      'everything went back, but not all of the money': sql`select o.number as about from orders o join payments p on p.order_id = o.id and p.status in ('paid', 'refunded')
        where o.status = 'paid' and p.method <> 'cash_on_delivery' and not exists (select 1 from order_items i where i.order_id = o.id and i.quantity > (
          select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
          where c.order_id = o.id and g.line = i.line and c.kind <> 'exchange' and c.status = 'refunded'))
        and (p.status <> 'refunded' or p.amount <> (select sum(c.refund) from cancellations c
          where c.order_id = o.id and c.kind <> 'exchange' and c.status = 'refunded'))`,
      'more discounted units are sold than there were': sql`select p.id::text as about from products p where p.discount_original_quantity is not null
        and p.discount_max_quantity + (select coalesce(sum(i.discounted_units), 0) from order_items i
          join orders o on o.id = i.order_id where i.product_id = p.id and i.discount_number = p.discount_number and o.stock_held and not exists (
            select 1 from cancellations c where c.order_id = o.id)) > p.discount_original_quantity`,
      'a limited discount has sold too many units': sql`select id::text as about from products where discount_max_quantity < 0`,
    }
    const found: string[] = []
    for (const [what, query] of Object.entries(wrong)) {
      const { rows } = await query.execute(world.api().deps.db)
      if (rows.length > 0)
        found.push(
          `${what}: ${rows
            .map(({ about }) => about)
            .toSorted()
            .join(', ')}`,
        )
    }
    return found
  },
}
