/** Toll accounts, the amounts offered for them, and their top-ups. */
export const hgs = `
create table hgs_accounts (
  plate text primary key,
  vin text not null unique,
  vehicle_class int not null check (vehicle_class between 1 and 6),
  -- Below zero where passages are owed.
  balance bigint not null
);
create table hgs_offers (
  id int primary key,
  amount bigint not null check (amount > 0),
  price bigint not null check (price > 0),
  active boolean not null default true
);
create table hgs_top_ups (
  purchase_id uuid primary key references purchases (id),
  plate text not null references hgs_accounts (plate),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index hgs_top_ups_plate on hgs_top_ups (plate, created_at desc)
`
