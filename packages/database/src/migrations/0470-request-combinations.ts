/**
 * Each line of a request stores the combination that its shopper has, which a later exchange of the rest does not change. Requests
 * for parcels that still wait at a branch or locker end: nothing is returned or exchanged before it was fetched.
 */
export const requestCombinations = `
alter table cancellation_items add column combination text;
update cancellation_items g set combination = coalesce((select e.exchange->>'combination' from cancellations e
    where e.order_id = c.order_id and e.status = 'refunded' and (e.exchange->>'line')::int = g.line
      and e.created_at < c.created_at order by e.created_at desc limit 1), i.combination)
  from cancellations c join order_items i on i.order_id = c.order_id
  where c.id = g.cancellation_id and i.line = g.line;
alter table cancellation_items alter column combination set not null;

with ended as (
  update cancellations c set status = 'refused', settled_at = now()
  where c.status = 'waiting' and c.kind <> 'cancel' and exists (
    select 1 from cancellation_items g join order_items i on i.order_id = c.order_id and i.line = g.line
    join parcels p on p.order_id = i.order_id and p.shop_id = i.shop_id
    where g.cancellation_id = c.id and p.status = 'delivered' and (p.events->-1) ? 'fetchUntil')
  returning c.order_id, c.exchange
), back as (
  select i.product_id, e.exchange->>'combination' as combination, sum((e.exchange->>'quantity')::int) as units
  from ended e join order_items i on i.order_id = e.order_id and i.line = (e.exchange->>'line')::int group by 1, 2
), on_sale as (
  update product_stock s set stock = s.stock + b.units from back b
  where s.product_id = b.product_id and s.combination = b.combination
)
update products p set stock = p.stock + b.units
  from (select product_id, sum(units) as units from back group by 1) b where b.product_id = p.id
`
