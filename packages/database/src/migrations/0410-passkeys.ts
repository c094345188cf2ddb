/**
 * Passkeys of members: what a browser proves possession of, by its public key alone, so that there is no secret to seal. `counter` is
 * the authenticator's own count of its uses, 0 where it keeps none. A challenge is signed and stored nowhere until it was answered: then
 * it stands among the spent ones until it is over. The security log has when one is added, renamed, used and removed.
 */
export const passkeys = `
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create table spent_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);
create trigger passkey_logged after insert or delete or update of name on passkeys
  for each row execute function log_owned('passkey', 'id');
create function log_passkey_use() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who, about) values ('passkey-used', new.user_id, new.id::text);
  return null;
end $$;
create trigger passkey_used after update of used_at on passkeys for each row execute function log_passkey_use();
insert into limits (name, since, most, most_checked, seconds) values
  ('passkey-address', '2020-01-01T00:00:00+03:00', 60, 240, 900)
`
