-- The work of a shop on its parcels, which it calls packages. `tab` is the list of the shop that shows a package;
-- null while its order is not paid. `revision` changes with everything that the shop works on.
alter table parcels
  add column id text,
  add column due_on text not null default to_char(now() at time zone 'Europe/Istanbul', 'YYYY-MM-DD')
    check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column accepted_at timestamptz,
  add column packed_at timestamptz,
  add column ended_as text check (ended_as in ('unsupplied', 'lost')),
  add column revision int not null default 0,
  add column tab text check (tab in ('new', 'preparing', 'shipped', 'delivered', 'problem')),
  add column invoice text,
  add column invoice_at timestamptz,
  add column invoice_bytes int,
  add constraint parcels_invoice_check check (
    (invoice is null) = (invoice_at is null) and (invoice is null) = (invoice_bytes is null)
  );

-- The id is made of the order's, so that it tells nothing about how many packages there are.
create function settle_parcel() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    new.id = lpad((('x' || substr(md5(new.order_id::text || ':' || new.shop_id::text), 1, 13))::bit(52)::bigint)::text, 16, '0');
  elsif (new.status, new.tracking_no, new.events, new.accepted_at, new.packed_at, new.ended_as, new.invoice)
    is distinct from (old.status, old.tracking_no, old.events, old.accepted_at, old.packed_at, old.ended_as, old.invoice)
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

-- Parcels from before: their promised day is the day before the first day of their delivery, without Sundays.
update parcels p set
  id = lpad((('x' || substr(md5(p.order_id::text || ':' || p.shop_id::text), 1, 13))::bit(52)::bigint)::text, 16, '0'),
  due_on = coalesce((
    select to_char(d.day - case when extract(isodow from d.day) = 7 then 1 else 0 end, 'YYYY-MM-DD')
    from orders o cross join lateral jsonb_array_elements(o.snapshot->'shops') s
    cross join lateral (select (s->'delivery'->>'from')::date - 1 as day) d
    where o.id = p.order_id and (s->>'shopId')::int = p.shop_id and s->'delivery'->>'from' is not null limit 1
  ), p.due_on),
  tab = case
    when p.status = 'preparing' then 'new'
    when p.status in ('shipped', 'out_for_delivery') then 'shipped'
    when p.status = 'delivered' and p.events->-1->>'key' = 'sent_back' then 'problem'
    when p.status = 'delivered' then 'delivered'
    when p.status = 'cancelled' and p.events <> '[]' then 'problem'
  end;

create trigger parcels_settled before insert or update on parcels for each row execute function settle_parcel();

-- A package changes for its shop when units of it are cancelled, and when its address is changed.
create function revise_cancelled_parcel() returns trigger
language plpgsql
as $$
begin
  update parcels x set revision = x.revision + 1 from cancellations c, order_items i
  where c.id = new.cancellation_id and i.order_id = c.order_id and i.line = new.line and x.order_id = c.order_id
    and x.shop_id = i.shop_id and x.status = 'preparing';
  return null;
end $$;
create trigger parcel_units_cancelled after insert on cancellation_items for each row
  execute function revise_cancelled_parcel();

create function revise_moved_parcels() returns trigger
language plpgsql
as $$
begin
  update parcels x set revision = x.revision + 1 where x.order_id = new.id and x.status = 'preparing';
  return null;
end $$;
create trigger parcel_address_changed after update of snapshot on orders for each row
  when ((old.snapshot->'delivery') - 'tc' - 'taxNumber' is distinct from (new.snapshot->'delivery') - 'tc' - 'taxNumber')
  execute function revise_moved_parcels();

-- A part of a return that went on under its own number, because another shop or the office decides it.
alter table cancellations add column split_of uuid references cancellations (id);

-- Returns as each of their shops answers them. `at` is when the return came into its tab.
create table seller_returns (
  cancellation_id uuid not null references cancellations (id) on delete cascade,
  shop_id int not null,
  tab text not null default 'awaited' check (tab in ('awaited', 'arrived', 'disputed', 'done')),
  at timestamptz not null,
  revision int not null default 0,
  arrived_at timestamptz,
  answer_by timestamptz,
  -- `{reason, note, at}` of the seller, `{for, reason, at}` of the office.
  dispute jsonb,
  decision jsonb,
  primary key (cancellation_id, shop_id)
);
create index seller_returns_list on seller_returns (shop_id, tab, at, cancellation_id);
create index seller_returns_disputed on seller_returns (at, cancellation_id) where tab = 'disputed';
create index seller_returns_decided on seller_returns (at, cancellation_id) where decision is not null;
create index seller_returns_silent on seller_returns (answer_by) where tab = 'arrived';

create function add_seller_return() returns trigger
language plpgsql
as $$
begin
  insert into seller_returns (cancellation_id, shop_id, at)
  select c.id, i.shop_id, c.created_at from cancellations c
  join order_items i on i.order_id = c.order_id and i.line = new.line
  where c.id = new.cancellation_id and c.kind = 'return' on conflict do nothing;
  return null;
end $$;
create trigger seller_return_added after insert on cancellation_items for each row execute function add_seller_return();

create function end_seller_return() returns trigger
language plpgsql
as $$
begin
  update seller_returns r set tab = 'done', at = coalesce(new.arrived_at, new.settled_at, r.at), answer_by = null,
    revision = r.revision + 1
  where r.cancellation_id = new.id and r.tab <> 'done';
  return null;
end $$;
create trigger seller_return_ended after update of status on cancellations for each row
  when (old.status = 'waiting' and new.status <> 'waiting') execute function end_seller_return();

insert into seller_returns (cancellation_id, shop_id, tab, at)
select distinct c.id, i.shop_id, case when c.status = 'waiting' then 'awaited' else 'done' end,
  coalesce(c.arrived_at, c.settled_at, c.created_at)
from cancellations c join cancellation_items g on g.cancellation_id = c.id
join order_items i on i.order_id = c.order_id and i.line = g.line where c.kind = 'return';

-- Photos of a seller for a dispute. A row outlives its return until its file is deleted.
create table dispute_photos (
  key text primary key,
  cancellation_id uuid references cancellations (id) on delete set null,
  shop_id int not null,
  place int not null default 0,
  digest text not null,
  kept boolean not null default false,
  created_at timestamptz not null
);
create index dispute_photos_return on dispute_photos (cancellation_id, place);
create index dispute_photos_age on dispute_photos (created_at);
