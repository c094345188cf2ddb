-- People behind the shop: teams of shops and the operator's staff, their sessions, invitations and the audit.

-- The phase of a shop as the operator sees it; shoppers see it while it is `active`. With autopilot the simulated
-- carrier ships for a shop; the first sign-in of a team member ends it.
alter table shops add column state text not null default 'open';
alter table shops add column autopilot boolean not null default true;

-- A person in a shop's team or, without a shop, in the office; or an API key, which has no person. An ended membership
-- stays for the audit.
create table memberships (
  id uuid primary key,
  user_id uuid references users (id),
  shop_id int references shops (id),
  role text not null,
  key_hash text unique,
  key_name text,
  created_at timestamptz not null,
  seen_at timestamptz,
  ended_at timestamptz,
  check ((shop_id is not null) = (role in ('sahip', 'operasyon', 'muhasebe'))),
  check (shop_id is not null or role in ('destek', 'katalog', 'finans')),
  check (ended_at is not null or (user_id is null) = (key_hash is not null)),
  check ((key_hash is null) = (key_name is null))
);
create unique index memberships_one_each on memberships (user_id, coalesce(shop_id, 0))
  where ended_at is null and user_id is not null;
create index memberships_by_shop on memberships (shop_id) where ended_at is null;

-- A single-use link to a mailbox, stored as a hash. `application` is the number of a seller's application whose shop
-- begins with this invitation.
create table invitations (
  id uuid primary key,
  token_hash text not null unique,
  email text not null,
  email_key text not null,
  shop_id int references shops (id),
  role text not null,
  application text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_by_shop on invitations (shop_id) where used_at is null;
create index invitations_by_mailbox on invitations (email_key);

-- One row for each signed-in browser; signing out deletes it. `proof` is the strongest proof of the person so far.
create table desk_sessions (
  token_hash text primary key,
  membership_id uuid not null references memberships (id),
  user_id uuid not null references users (id),
  door text not null check (door in ('seller', 'office')),
  proof text not null check (proof in ('password', 'second-step', 'passkey')),
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index desk_sessions_by_user on desk_sessions (user_id);
create index desk_sessions_by_membership on desk_sessions (membership_id);

-- A lost second step: one person of the office asks to lift it, another one confirms.
create table second_step_lifts (
  id uuid primary key,
  user_id uuid not null references users (id),
  asked_by uuid not null,
  asked_at timestamptz not null,
  reason text not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  check (confirmed_by <> asked_by),
  check (asked_by <> user_id and confirmed_by <> user_id),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create unique index second_step_lifts_open on second_step_lifts (user_id) where confirmed_at is null;

-- Every write behind both doors, every sign-in, and every look at personal data. It names people by their ids alone,
-- since it outlives their accounts.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  door text not null check (door in ('seller', 'office')),
  person_id uuid,
  membership_id uuid,
  shop_id int,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_entries_by_person on audit_entries (person_id, id desc);
create index audit_entries_by_shop on audit_entries (shop_id, id desc);
create index audit_entries_by_action on audit_entries (action, id desc);
create index audit_entries_by_subject on audit_entries (subject, id desc);
create index audit_entries_by_time on audit_entries (at);

create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit is append-only';
end $$;

create trigger audit_entries_kept before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_whole before truncate on audit_entries
  for each statement execute function refuse_audit_change();
