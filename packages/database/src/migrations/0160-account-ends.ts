/**
 * Accounts from social logins have no password, so their deletion is confirmed with a mailed code. Sessions too old to
 * be renewed are found by the time of their last renewal.
 */
export const accountEnds = `
alter table users add column has_password boolean not null default true;
update users u set has_password = false
  where exists (select from social_logins s where s.user_id = u.id and s.created_at <= u.created_at + interval '1 second');
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check check (purpose in ('activation', 'reset', 'delete'));
create index sessions_renewed on sessions (renewed_at)
`
