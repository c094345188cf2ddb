/**
 * Devices that two services buy back. Their models and prices are in tables; a sale stores all its inputs, so that
 * later changes do not affect it.
 */
export const buyBack = `
create table device_types (id int primary key, name text not null);
create table device_brands (id int primary key, name text not null);
create table device_models (
  id int primary key,
  type_id int not null references device_types (id),
  brand_id int not null references device_brands (id),
  position int not null,
  name text not null
);
create index device_models_choice on device_models (type_id, brand_id, position);

-- A service buys the models that it has a price of. Memory 0: it asks for none.
create table device_prices (
  service text not null check (service in ('garantili', 'delta')),
  model_id int not null references device_models (id) on delete cascade,
  memory_gb int not null,
  price bigint not null check (price > 0),
  primary key (service, model_id, memory_gb)
);

create table device_questions (
  id int primary key,
  service text not null check (service in ('garantili', 'delta')),
  type_id int not null references device_types (id),
  position int not null,
  name text not null
);
create index device_questions_asked on device_questions (service, type_id, position);
-- The deduction is in hundredths of a percent of the best price; a refusal says why such a device is not bought at all.
create table device_options (
  id int primary key,
  question_id int not null references device_questions (id) on delete cascade,
  position int not null,
  name text not null,
  deduction int not null check (deduction between 0 and 10000),
  refusal text
);
create index device_options_question on device_options (question_id, position);

create table device_offers (
  id text primary key,
  owner_id uuid not null,
  service text not null,
  device text not null,
  answers jsonb not null,
  price bigint not null check (price > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index device_offers_owner on device_offers (owner_id);
create index device_offers_expiry on device_offers (expires_at);

create table device_sales (
  offer_id text primary key,
  owner_id uuid not null,
  service text not null,
  device text not null,
  answers jsonb not null,
  price bigint not null check (price > 0),
  seller jsonb not null,
  -- The proven mailbox of the seller, where there is one.
  email text,
  cargo_code text not null unique,
  status text not null check (status in ('approved', 'in-transit', 'inspected', 'paid', 'returned')),
  -- Why the bank did not take the payment, once the office was told.
  unpaid_reason text,
  approved_at timestamptz not null,
  status_at timestamptz not null
);
create index device_sales_owner on device_sales (owner_id, approved_at desc);
create index device_sales_open on device_sales (status_at) where status in ('approved', 'in-transit', 'inspected');

create table bank.payouts (
  reference text primary key,
  amount bigint not null check (amount > 0),
  iban text not null,
  title text not null,
  created_at timestamptz not null
)
`
