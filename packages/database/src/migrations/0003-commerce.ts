/**
 * Cart, order and payment. An owner has one active cart; an order is a frozen snapshot and may have several payments.
 */
export const commerce = `
create table carts (
  id uuid primary key,
  owner_id uuid not null,
  status text not null check (status in ('active', 'ordered', 'merged')),
  revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index carts_one_active on carts (owner_id) where status = 'active';
create table cart_items (
  cart_id uuid not null references carts (id),
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  price_when_added bigint not null,
  added_at timestamptz not null,
  primary key (cart_id, product_id, combination)
);

create table orders (
  id uuid primary key,
  number text not null unique,
  owner_id uuid not null,
  user_id uuid references users (id),
  email text not null,
  email_key text not null,
  cart_id uuid not null references carts (id),
  status text not null check (status in
    ('awaiting_payment', 'paid', 'preparing', 'shipped', 'out_for_delivery', 'delivered', 'cancelled', 'payment_failed')),
  total bigint not null check (total >= 0),
  goods_total bigint not null,
  tax_total bigint not null,
  ship_total bigint not null,
  discount_total bigint not null,
  snapshot jsonb not null,
  contract_version text not null,
  contract_documents jsonb not null,
  stock_held boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index orders_owner on orders (owner_id, created_at desc);
create index orders_user on orders (user_id, created_at desc);
create index orders_open on orders (expires_at) where status = 'awaiting_payment';

create table order_items (
  order_id uuid not null references orders (id),
  line int not null,
  product_id int not null,
  combination text not null,
  shop_id int not null,
  quantity int not null check (quantity > 0),
  total bigint not null check (total >= 0),
  primary key (order_id, line)
);
create index order_items_product on order_items (product_id);

create table parcels (
  order_id uuid not null references orders (id),
  shop_id int not null,
  status text not null,
  tracking_no text,
  events jsonb not null default '[]',
  primary key (order_id, shop_id)
);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  method text not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  amount bigint not null check (amount >= 0),
  installment int not null default 1,
  monthly bigint not null,
  bank_reference text unique,
  card jsonb,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payments_order on payments (order_id);
create unique index payments_one_paid on payments (order_id) where status = 'paid';
create index payments_pending on payments (created_at) where status = 'pending';

-- The sandbox bank's own books, apart from the shop's. No card number, code or CVC is ever written.
create schema if not exists bank;
create table bank.card_tokens (
  token text primary key,
  bin text not null,
  last4 text not null,
  brand text not null,
  behaviour text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create table bank.payments (
  reference text primary key,
  merchant_reference text not null unique,
  token text not null,
  amount bigint not null,
  installment int not null,
  behaviour text not null,
  code_hash text not null,
  attempts int not null default 0,
  status text not null check (status in ('waiting', 'captured', 'refused', 'refunded')),
  reason text,
  return_url text not null,
  callback_url text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
`
