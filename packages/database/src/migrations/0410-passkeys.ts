/**
 * Passkeys of members. Only the public key is stored, so there is no secret to encrypt. `counter` is the
 * authenticator's count of its uses, 0 if it does not count. A challenge is signed and not stored until it was
 * answered; then it is stored as spent until it expires. The security log records when a passkey is added, renamed,
 * used and removed.
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
