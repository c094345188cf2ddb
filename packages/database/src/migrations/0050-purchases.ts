/**
 * Purchases paid by card outside the cart: toll and raffle tickets. Their payment at the bank has the purchase's ID.
 */
export const purchases = `
create table purchases (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('hgs', 'raffle')),
  owner_id uuid not null,
  user_id uuid references users (id),
  status text not null check (status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  amount bigint not null check (amount > 0),
  content jsonb not null,
  contract_version text not null,
  contract_documents jsonb not null,
  -- Whether what is bought is kept back for it.
  held boolean not null,
  bank_reference text unique,
  card jsonb,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz
);
create index purchases_owner on purchases (owner_id, kind, created_at desc);
create index purchases_user on purchases (user_id, created_at desc);
create index purchases_open on purchases (coalesce(asked_at, created_at))
  where status = 'pending' or (status = 'expired' and settled_at is null)
`
