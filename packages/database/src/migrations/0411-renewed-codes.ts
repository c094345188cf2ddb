/** When a member replaced the recovery codes; it is also in the security log. */
export const renewedCodes = `
alter table second_steps add column codes_renewed_at timestamptz;
create function log_renewed_codes() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who) values ('recovery-codes-renewed', new.user_id);
  return null;
end $$;
create trigger recovery_codes_renewed after update of codes_renewed_at on second_steps for each row
  execute function log_renewed_codes()
`
