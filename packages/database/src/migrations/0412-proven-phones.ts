/**
 * A mobile number that a member has proven by a code, as ten digits. It belongs to one member and is forgotten when the
 * member changes the number. SMS codes are stored with the mailed codes, with the digits in place of the address. Their
 * limits are stricter, since each SMS costs the shop money.
 */
export const provenPhones = `
alter table users add column proven_phone text unique check (proven_phone ~ '^5[0-9]{9}$');
create function forget_proven_phone() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone and new.proven_phone is not distinct from old.proven_phone then
    new.proven_phone := null;
  end if;
  return new;
end $$;
create trigger phone_is_another before update of phone on users for each row execute function forget_proven_phone();
create function log_proven_phone() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who)
    values (case when new.proven_phone is null then 'phone-unproven' else 'phone-proven' end, new.id);
  return null;
end $$;
create trigger phone_proven after update of proven_phone, phone on users for each row
  when (old.proven_phone is distinct from new.proven_phone) execute function log_proven_phone();
alter table guest_codes drop constraint guest_codes_purpose_check;
alter table guest_codes add constraint guest_codes_purpose_check
  check (purpose in ('guest', 'sign-in', 'sms-sign-in', 'phone'));
insert into limits (name, since, most, most_checked, seconds) values
  ('sms-code-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sms-code-mailbox-network', '2020-01-01T00:00:00+03:00', 3, null, 3600),
  ('sms-code-mailbox', '2020-01-01T00:00:00+03:00', 6, null, 3600),
  ('sms-code-mailbox-day', '2020-01-01T00:00:00+03:00', 12, null, 86400),
  ('sms-code-address', '2020-01-01T00:00:00+03:00', 20, 60, 3600)
`
