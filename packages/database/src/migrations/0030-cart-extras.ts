/** Extras of a cart: a gift code, a linked product, fast shipping; and items saved for later. */
export const cartExtras = `
-- Only the keyed hash of a code is kept. balance is what may still be spent; the uses are its ledger.
create table gift_codes (
  id uuid primary key,
  code_hash text not null unique,
  amount bigint not null check (amount > 0),
  balance bigint not null check (balance between 0 and amount),
  -- The first order uses it up, however little it takes.
  single_use boolean not null default false,
  min_total bigint not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create table gift_code_uses (
  order_id uuid primary key references orders (id),
  gift_code_id uuid not null references gift_codes (id),
  -- What the order was lowered by, and what left the balance: more than that of a single-use code.
  amount bigint not null check (amount >= 0),
  taken bigint not null check (taken >= amount),
  returned bigint not null default 0 check (returned between 0 and taken),
  created_at timestamptz not null
);
create index gift_code_uses_code on gift_code_uses (gift_code_id);
alter table orders add column gift_total bigint not null default 0;
alter table carts add column gift_code_id uuid references gift_codes (id);

alter table cart_items add column related_product_id int references products (id);
alter table carts add column fast_shipping_address_id uuid references addresses (id) on delete set null;

create table saved_items (
  owner_id uuid not null,
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  saved_at timestamptz not null,
  primary key (owner_id, product_id, combination)
);
`
