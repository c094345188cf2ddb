import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** Uses of coupons agree with their counters and stay within their limits, also for each buyer. */
export const coupons: Oracle = {
  name: 'coupons are counted',
  when: 'day',
  async look(world) {
    const { rows } = await sql<{ id: string; used: number; limit: number | null; uses: number }>`
      select p.id, p.used, p.max_uses as limit, count(u.order_id)::int as uses from promotions p
      left join promotion_uses u on u.promotion_id = p.id and not u.returned
      where p.coupon group by p.id order by p.id`.execute(world.api().deps.db)
    const counted = rows.flatMap(({ id, used, limit, uses }) =>
      limit !== null && (used !== uses || uses > limit)
        ? [`${id} is used ${uses} times, counted ${used} of ${limit}`]
        : [],
    )
    const each = await sql<{ id: string; buyer: string; uses: number }>`
      select p.id, o.email_key as buyer, count(*)::int as uses from promotions p
      join promotion_uses u on u.promotion_id = p.id and not u.returned join orders o on o.id = u.order_id
      group by p.id, o.email_key having count(*) > p.max_per_owner order by 1, 2`.execute(world.api().deps.db)
    const idle = await sql<{ number: string; id: string }>`
      select o.number, u.promotion_id as id from promotion_uses u join orders o on o.id = u.order_id
      where not u.returned and (o.status in ('payment_failed', 'cancelled') or o.status = 'paid' and not exists (
        select 1 from order_items i where i.order_id = o.id and i.quantity > (
          select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
          where c.order_id = o.id and g.line = i.line and c.kind = 'cancel' and c.status in ('approved', 'refunded'))))
      order by 1, 2`.execute(world.api().deps.db)
    const lost = idle.rows.map(({ number, id }) => `nothing is left of ${number}, which keeps ${id}`)
    return [...counted, ...lost, ...each.rows.map(({ id, buyer, uses }) => `${buyer} has used ${id} ${uses} times`)]
  },
}
