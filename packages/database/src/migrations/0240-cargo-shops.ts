/**
 * The shops whose cargo a request includes, so that cargo is not refunded twice after another request was withdrawn.
 * For older requests these are the shops of which nothing was left at the time.
 */
export const cargoShops = `
alter table cancellations add column cargo_shops int[] not null default '{}';
update cancellations c set cargo_shops = (
  select coalesce(array_agg(distinct t.shop_id), '{}') from cancellation_items g
  join order_items t on t.order_id = c.order_id and t.line = g.line
  where g.cancellation_id = c.id and not exists (
    select 1 from order_items i where i.order_id = c.order_id and i.shop_id = t.shop_id and i.quantity > (
      select coalesce(sum(e.quantity), 0) from cancellation_items e join cancellations b on b.id = e.cancellation_id
      where b.order_id = c.order_id and e.line = i.line and b.status <> 'refused' and b.created_at <= c.created_at)))
`
