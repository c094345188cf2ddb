-- A colleague's invoice does not change what a packer sees of the package, so it no longer makes the next step stale.
create or replace function settle_parcel() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    new.id = lpad((('x' || substr(md5(new.order_id::text || ':' || new.shop_id::text), 1, 13))::bit(52)::bigint)::text, 16, '0');
  elsif (new.status, new.tracking_no, new.events, new.accepted_at, new.packed_at, new.ended_as)
    is distinct from (old.status, old.tracking_no, old.events, old.accepted_at, old.packed_at, old.ended_as)
  then
    new.revision = old.revision + 1;
  end if;
  new.tab = case
    when new.ended_as is not null then 'problem'
    when new.status = 'preparing' and new.accepted_at is null and new.packed_at is null then 'new'
    when new.status = 'preparing' then 'preparing'
    when new.status in ('shipped', 'out_for_delivery') then 'shipped'
    when new.status = 'delivered' and new.events->-1->>'key' = 'sent_back' then 'problem'
    when new.status = 'delivered' then 'delivered'
    -- An order that was cancelled before it was paid has no events.
    when new.status = 'cancelled' and new.events <> '[]' then 'problem'
  end;
  return new;
end $$;
