/**
 * The second step of signing in: a key shared with the member's app, encrypted, and the recovery codes, hashed. A key
 * has no effect until it is confirmed. `last_turn` is the last 30-second step whose code was used, so that no code
 * works twice. The security log records when it is turned on and off, and when a recovery code is used.
 */
export const secondSteps = `
create table second_steps (
  user_id uuid primary key references users (id) on delete cascade,
  totp_key text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_turn bigint
);
create table recovery_codes (
  user_id uuid not null references second_steps (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create function log_second_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into security_log (event, who) values ('second-step-off', old.user_id);
  else
    insert into security_log (event, who) values ('second-step-on', new.user_id);
  end if;
  return null;
end $$;
create trigger second_step_on after update of confirmed_at on second_steps for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function log_second_step();
create trigger second_step_off after delete on second_steps for each row
  when (old.confirmed_at is not null) execute function log_second_step();
create function log_recovery_code() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who) values ('recovery-code-used', new.user_id);
  return null;
end $$;
create trigger recovery_code_used after update of used_at on recovery_codes for each row
  when (old.used_at is null and new.used_at is not null) execute function log_recovery_code();
insert into limits (name, since, most, seconds) values
  ('second-step', '2020-01-01T00:00:00+03:00', 10, 900),
  ('second-step-device', '2020-01-01T00:00:00+03:00', 10, 900),
  ('second-step-account', '2020-01-01T00:00:00+03:00', 10, 900),
  ('second-step-account-day', '2020-01-01T00:00:00+03:00', 50, 86400)
`
