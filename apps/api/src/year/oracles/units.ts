import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** No unit of a combination is lost or made up: shelf, orders and parcels on their way back together. */
export const units: Oracle = {
  name: 'units are conserved',
  when: 'step',
  async look(world) {
    const { life } = world.store
    if (!life.unitsMoved) return []
    life.unitsMoved = false
    const { rows } = await sql<{ place: string; units: number }>`
      with moved as (
        select product_id, combination, stock as units from product_stock
        union all select i.product_id, i.combination, i.quantity from order_items i
          join orders o on o.id = i.order_id where o.stock_held
        -- What was given back, in the combination that the shopper had: cancelled at once, returned on arrival.
        union all select i.product_id, g.combination, -g.quantity from cancellation_items g
          join cancellations c on c.id = g.cancellation_id
          join order_items i on i.order_id = c.order_id and i.line = g.line
          join orders o on o.id = c.order_id
          where o.stock_held and (c.kind <> 'exchange' and c.status in ('approved', 'refunded')
            or c.kind = 'exchange' and c.status = 'refunded')
        -- What an exchange has taken off the shelf.
        union all select i.product_id, c.exchange->>'combination', (c.exchange->>'quantity')::int from cancellations c
          join order_items i on i.order_id = c.order_id and i.line = (c.exchange->>'line')::int
          where c.kind = 'exchange' and c.status in ('waiting', 'refunded'))
      select product_id || ':' || combination as place, sum(units)::int as units from moved group by 1 order by 1`.execute(
      world.api().deps.db,
    )
    return rows.flatMap(({ place, units: found }) => {
      const wanted = world.delivered.get(place) ?? 0
      return found === wanted ? [] : [`${found} units of ${place} in place of ${wanted}`]
    })
  },
}
