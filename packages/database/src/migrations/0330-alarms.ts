/**
 * Price and stock alarms, and the products whose change may make one due. Each change of a product records it in the
 * same transaction, but only if an alarm waits for it. Orders record nothing, because they only reduce stock.
 */
export const alarms = `
create table alarms (
  id uuid primary key,
  owner_id uuid not null,
  -- The mailbox that a guest has proven; a member's is the account's when the mail is written.
  email text,
  product_id int not null references products (id),
  combination text not null default '',
  kind text not null check (kind in ('price', 'stock')),
  target bigint check (target > 0),
  created_at timestamptz not null,
  told_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'price') = (target is not null))
);
create unique index alarms_open on alarms (owner_id, product_id, combination, kind)
  where told_at is null and ended_at is null;
create index alarms_waiting on alarms (product_id, id) where told_at is null and ended_at is null;
create index alarms_newest on alarms (owner_id, created_at desc, id);
create index alarms_mailbox on alarms (email) where email is not null;
create index alarms_age on alarms (created_at);

create table alarm_checks (product_id int primary key, changes int not null default 1);

create function note_alarms() returns trigger language plpgsql as $$ begin
  if exists (select from alarms where product_id = new.id and told_at is null and ended_at is null) then
    -- The update locks the row until this change is seen: whoever takes it away waits, and reads the price that made it.
    insert into alarm_checks (product_id) values (new.id)
      on conflict (product_id) do update set changes = alarm_checks.changes + 1;
  end if;
  return null;
end $$;
create trigger products_awaited after update on products for each row
  when (new.price < old.price or new.stock > old.stock or (new.active and not old.active))
  execute function note_alarms();

insert into limits (name, since, most, seconds) values ('alarm', '2020-01-01T00:00:00+03:00', 60, 3600)
`
