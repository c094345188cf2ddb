/** Followed shops, applications to sell, and notifications of members. */
export const shopsAndNotifications = `
create table followed_shops (
  user_id uuid not null references users (id) on delete cascade,
  shop_id int not null references shops (id),
  -- The order of following.
  position bigint generated always as identity,
  primary key (user_id, shop_id)
);
create index followed_shops_newest on followed_shops (user_id, position desc);

create table seller_applications (number text primary key, form jsonb not null, created_at timestamptz not null);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  text text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_newest on notifications (user_id, created_at desc, id);
`
