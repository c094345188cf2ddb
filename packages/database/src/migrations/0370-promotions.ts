/**
 * Promotions as data: campaigns for everyone, and coupons with the members who collected and the orders that used them.
 */
export const promotions = `
create table promotions (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (length(name) between 1 and 80),
  -- Null for the whole market's.
  shop_id int references shops (id),
  coupon boolean not null default false,
  kind text not null check (kind in ('n-for-m', 'percent', 'amount')),
  take int,
  pay int,
  percent int check (percent between 1 and 100),
  -- Of an amount what it takes off, of a percent the most; kuruş.
  amount bigint check (amount > 0),
  -- Goods that it asks for, in kuruş before any promotion.
  from_total bigint not null default 0 check (from_total >= 0),
  -- Both null: everything of the shop or the market.
  products int[],
  categories int[],
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Orders that may use it, of all and of each owner. Only coupons have limits: whoever shops would wait for a campaign's.
  max_uses int check (max_uses > 0),
  max_per_owner int not null default 1 check (max_per_owner > 0),
  used int not null default 0 check (used >= 0 and (max_uses is null or used <= max_uses)),
  check (coupon or max_uses is null),
  check (case kind
    when 'n-for-m' then take > 1 and pay > 0 and pay < take
    when 'percent' then percent is not null
    else amount is not null end)
);
create index promotions_shop on promotions (shop_id, ends_at);
create table promotion_coupons (
  owner_id uuid not null,
  promotion_id text not null references promotions (id),
  collected_at timestamptz not null,
  primary key (owner_id, promotion_id)
);
create table promotion_uses (
  order_id uuid not null references orders (id),
  promotion_id text not null references promotions (id),
  owner_id uuid not null,
  -- The order came to nothing, and the coupon may be used again.
  returned boolean not null default false,
  created_at timestamptz not null,
  primary key (order_id, promotion_id)
);
create index promotion_uses_owner on promotion_uses (owner_id, promotion_id);
`
