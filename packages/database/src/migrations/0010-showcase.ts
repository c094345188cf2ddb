/**
 * Editorial content in addition to the categories: seasonal deals, tags, gift ideas, registered origins, services
 * added to a product, and slides outside the home page. Also pick-up points, recipients of transfers, likes of
 * comments, and sales from before the shop's own orders.
 */
export const showcase = `
alter table sliders add column place text not null default 'home', add column category text;
create index sliders_place on sliders (place, category, position);

create table deals (slug text primary key, position int not null, content jsonb not null);
create index deal_slots_span on deal_slots (starts_at, ends_at) where active;
create index deal_products_product on deal_products (product_id);

create index campaign_products_product on campaign_products (product_id);

create table tags (slug text primary key, position int not null, name text not null, note text not null);

create table gift_ideas (id int primary key, position int not null, content jsonb not null);
create table gift_products (
  gift_id int not null references gift_ideas (id),
  position int not null,
  product_id int not null references products (id),
  primary key (gift_id, position)
);

create table origins (
  id int primary key,
  slug text not null unique,
  name text not null,
  city text not null,
  region text not null,
  note text not null
);
create table product_origins (
  product_id int primary key references products (id),
  origin_id int not null references origins (id)
);
create index product_origins_origin on product_origins (origin_id);

-- Insurance and protection beside a product: a share of its price in hundredths of a percent, at least so much.
create table added_services (
  id int primary key,
  kind text not null check (kind in ('insurance', 'protection', 'installation')),
  name text not null,
  note text not null,
  image text not null,
  category_id int not null,
  share int not null check (share >= 0),
  least bigint not null check (least >= 0)
);
create index added_services_category on added_services (category_id);

create table pickup_points (
  id int primary key,
  kind text not null check (kind in ('branch', 'kargomat')),
  name text not null,
  city text not null,
  district text not null,
  address text not null,
  hours text not null
);
create index pickup_points_place on pickup_points (kind, city, district);

create table bank_accounts (
  id int primary key,
  position int not null,
  bank text not null,
  holder text not null,
  iban text not null unique,
  instant boolean not null
);

create table comment_likes (
  comment_id int not null references comments (id) on delete cascade,
  owner_id uuid not null,
  primary key (comment_id, owner_id)
);

create table past_sales (
  product_id int not null references products (id),
  sold_on date not null,
  units int not null check (units > 0),
  primary key (product_id, sold_on)
);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index products_newest on products (created_at desc, id) where active
`
