-- A packed package of which units are cancelled, or whose address is changed, is packed again: the box holds too much,
-- and its slip is wrong.
create or replace function revise_cancelled_parcel() returns trigger
language plpgsql
as $$
begin
  update parcels x set revision = x.revision + 1, packed_at = null from cancellations c, order_items i
  where c.id = new.cancellation_id and i.order_id = c.order_id and i.line = new.line and x.order_id = c.order_id
    and x.shop_id = i.shop_id and x.status = 'preparing';
  return null;
end $$;

create or replace function revise_moved_parcels() returns trigger
language plpgsql
as $$
begin
  update parcels x set revision = x.revision + 1, packed_at = null
  where x.order_id = new.id and x.status = 'preparing';
  return null;
end $$;
