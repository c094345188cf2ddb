/**
 * Copies of carts at the time of sharing, open to anyone with the address until the end date that is shown. The token
 * is the only key.
 */
export const cartShares = `
create table cart_shares (
  token text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index cart_shares_user on cart_shares (user_id);
create table cart_share_items (
  token text not null references cart_shares (token) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  added_at timestamptz not null,
  primary key (token, product_id, combination)
)
`
