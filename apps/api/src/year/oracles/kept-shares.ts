import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** The units that a shopper keeps have cost their price less the promotions that hold for them, within a few kuruş. */
export const keptShares: Oracle = {
  name: 'no kept unit is below its share',
  when: 'day',
  async look(world) {
    const { rows } = await sql<{ number: string; kept: number; worth: number }>`
      with lines as (
        select o.id, o.number, l.ordinality as line, (l.item->>'price')::bigint as price, (l.item->>'quantity')::int as quantity,
          coalesce((select sum(case
              when p.kind = 'n-for-m' then least((r->>'amount')::bigint, (l.item->>'price')::bigint * (p.take - p.pay) / p.take + 4)
              else (r->>'amount')::bigint end)
            from jsonb_array_elements(l.item->'reductions') r join promotions p on p.id = r->>'promotionId'), 0) as less
        from orders o cross join lateral (
          select i.item, row_number() over (order by s.ordinality, i.ordinality) as ordinality
          from jsonb_array_elements(o.snapshot->'shops') with ordinality s(shop, ordinality)
          cross join lateral jsonb_array_elements(s.shop->'items') with ordinality i(item, ordinality)) l
        where o.status = 'paid'),
      back as (
        select c.order_id, g.line, sum(g.quantity) as units from cancellations c
        join cancellation_items g on g.cancellation_id = c.id
        where c.kind <> 'exchange' and c.status <> 'refused' group by 1, 2),
      worth as (
        select l.id, l.number, sum(floor((l.price - l.less) * (l.quantity - coalesce(b.units, 0)) / l.quantity::numeric)) as worth,
          count(*) * 8 as slack
        from lines l left join back b on b.order_id = l.id and b.line = l.line group by 1, 2),
      kept as (
        select o.id, max(p.amount) + max(o.gift_total) - coalesce((select sum(c.refund + c.gift) from cancellations c
          where c.order_id = o.id and c.kind <> 'exchange' and c.status <> 'refused'), 0) as kept
        from orders o join payments p on p.order_id = o.id and p.status in ('paid', 'on_delivery', 'refunded')
        where o.status = 'paid' group by o.id)
      select w.number, k.kept::int, w.worth::int from worth w join kept k on k.id = w.id
      where k.kept < w.worth - w.slack order by 1`.execute(world.api().deps.db)
    return rows.map(({ number, kept, worth }) => `${number}: goods of ${worth} kuruş are kept for ${kept}`)
  },
}
