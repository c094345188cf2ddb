/**
 * Browsers that receive push messages about their owner's parcels, each with the session that consented, and the
 * messages to send. Both are deleted with the session, and a message also with its browser.
 */
export const pushes = `
create table push_subscriptions (
  endpoint text primary key,
  owner_id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_owner on push_subscriptions (owner_id);
create index push_subscriptions_session on push_subscriptions (session_id);
create table pushes (
  id uuid primary key,
  endpoint text not null references push_subscriptions (endpoint) on delete cascade,
  title text not null,
  url text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null
);
create index pushes_due on pushes (next_attempt_at);
create index pushes_endpoint on pushes (endpoint);

insert into limits (name, since, most, seconds) values ('push', '2020-01-01T00:00:00+03:00', 30, 3600)
`
