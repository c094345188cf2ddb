/**
 * Members, sessions, addresses, rate limits, idempotency keys and outgoing mails. E-mail addresses are compared by
 * `email_key`, a locale-neutral form (security.md 24).
 */
export const accounts = `
create table users (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  tc text,
  newsletter boolean not null default false,
  is_active boolean not null default false,
  created_at timestamptz not null
);

-- One row for each token family. A token names its session; a revoked or replaced session answers 401.
create table sessions (
  id uuid primary key,
  user_id uuid references users (id),
  guest_email text,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table guest_codes (
  id uuid primary key,
  session_id uuid not null references sessions (id),
  email_key text not null,
  email text not null,
  code_hash text not null,
  attempts int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index guest_codes_session on guest_codes (session_id, created_at desc);

-- owner_id is the user of a member, the session of anyone else.
create table addresses (
  id uuid primary key,
  owner_id uuid not null,
  type int not null check (type in (1, 2)),
  title text not null,
  first_name text not null,
  last_name text not null,
  city text not null,
  district text not null,
  neighborhood text not null,
  address text not null,
  phone text not null,
  zip_code text not null,
  email text not null,
  tc text not null,
  company_name text not null,
  tax_office text not null,
  tax_number text not null,
  created_at timestamptz not null
);
create index addresses_owner on addresses (owner_id, created_at);
create table address_choices (
  owner_id uuid primary key,
  delivery_id uuid references addresses (id) on delete set null,
  invoice_id uuid references addresses (id) on delete set null
);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

-- A write that must not double: the answer of the first is given again to the same owner with the same body.
create table idempotency_keys (
  owner_id uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner_id, key)
);

-- Mails are written in the transaction that causes them and sent after it.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index mails_due on mails (next_attempt_at) where sent_at is null;
`
