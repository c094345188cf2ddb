/** Products that are raffled among the holders of their tickets. */
export const raffles = `
create table raffles (
  product_id int primary key references products (id),
  ticket_price bigint not null check (ticket_price > 0),
  tickets int not null check (tickets > 0),
  tickets_left int not null check (tickets_left between 0 and tickets),
  member_limit int not null check (member_limit > 0),
  winner_count int not null default 1 check (winner_count > 0),
  next_number int not null default 1,
  draw_at timestamptz not null,
  drawn_at timestamptz,
  winners int[]
);
create index raffles_running on raffles (draw_at, product_id) where drawn_at is null;
-- What a member holds or is paying for: the limit hangs on it.
create table raffle_holdings (
  product_id int not null references raffles (product_id),
  owner_id uuid not null,
  count int not null check (count >= 0),
  primary key (product_id, owner_id)
);
create index raffle_holdings_owner on raffle_holdings (owner_id);
create table raffle_tickets (
  product_id int not null references raffles (product_id),
  number int not null,
  user_id uuid not null references users (id),
  purchase_id uuid not null references purchases (id),
  created_at timestamptz not null,
  primary key (product_id, number)
);
create index raffle_tickets_user on raffle_tickets (user_id, created_at desc);
create index raffle_tickets_purchase on raffle_tickets (purchase_id)
`
