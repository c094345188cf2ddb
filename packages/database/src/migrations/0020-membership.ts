/**
 * Mailed links, social logins and used robot checks. Only the hash of a token is stored. `registration` is the account
 * data that the link activates, so that a person who registers another person's address cannot set its password.
 */
export const membership = `
alter table users add column insider_contact_list boolean not null default false;
alter table users drop column tc;

-- The national ID that some orders need by law; of a guest too.
create table national_ids (owner_id uuid primary key, tc text not null, saved_at timestamptz not null);

-- When a member gave or took back a consent, which the law asks to prove.
create table consents (
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('newsletter', 'insider_contact_list')),
  given boolean not null,
  changed_at timestamptz not null
);
create index consents_user on consents (user_id, changed_at);

create table account_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('activation', 'reset')),
  user_id uuid not null references users (id) on delete cascade,
  registration jsonb,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, purpose) where used_at is null;

create table social_logins (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_logins_user on social_logins (user_id);

create table spent_robot_checks (solution_hash text primary key, spent_at timestamptz not null);
create index spent_robot_checks_age on spent_robot_checks (spent_at);
`
