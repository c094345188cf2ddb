/** Favourite lists. A member has one default list, and all names are distinct (`name_key` is the search key). */
export const lists = `
create table favourite_lists (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  slug text not null,
  name text not null,
  name_key text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  unique (user_id, slug),
  unique (user_id, name_key)
);
create unique index favourite_lists_default on favourite_lists (user_id) where is_default;
create table favourite_items (
  list_id uuid not null references favourite_lists (id) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  -- The order of adding.
  position bigint generated always as identity,
  added_at timestamptz not null,
  primary key (list_id, product_id, combination)
);
create index favourite_items_newest on favourite_items (list_id, position desc);
`
