/**
 * Log of sign-ins and of changes that an attacker would make. It is written by triggers, in the transaction of the
 * change, so that neither code nor manual SQL can bypass it. `who` is a member, or the session of a guest; the log has
 * no personal data.
 */
export const securityLog = `
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  who uuid,
  about text
);
create index security_log_who on security_log (who, id);

create function log_session() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into security_log (event, who) values ('signed-in', new.user_id);
  elsif new.guest_email is distinct from old.guest_email then
    insert into security_log (event, who) values ('mailbox-proven', new.id);
  else
    insert into security_log (event, who) values ('session-ended', coalesce(new.user_id, new.id));
  end if;
  return null;
end $$;
create trigger session_begun after insert on sessions for each row
  when (new.user_id is not null) execute function log_session();
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null and coalesce(new.user_id::text, new.guest_email) is not null)
  execute function log_session();
create trigger mailbox_proven after update of guest_email on sessions for each row
  when (new.guest_email is not null and new.guest_email is distinct from old.guest_email) execute function log_session();

create function log_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into security_log (event, who) values ('account-deleted', old.id);
    return null;
  end if;
  if new.password_hash <> old.password_hash then
    insert into security_log (event, who) values ('password-changed', new.id);
  end if;
  if new.email <> old.email then
    insert into security_log (event, who) values ('mailbox-changed', new.id);
  end if;
  if new.phone is distinct from old.phone then
    insert into security_log (event, who) values ('phone-changed', new.id);
  end if;
  if new.is_active and not old.is_active then
    insert into security_log (event, who) values ('activated', new.id);
  end if;
  return null;
end $$;
create trigger user_changed after update of password_hash, email, phone, is_active or delete on users
  for each row execute function log_user();

create function log_token() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who)
    values (new.purpose || case when tg_op = 'INSERT' then '-asked' else '-used' end, new.user_id);
  return null;
end $$;
create trigger token_made after insert on account_tokens for each row execute function log_token();
create trigger token_used after update of used_at on account_tokens for each row
  when (old.used_at is null and new.used_at is not null) execute function log_token();

create function log_owned() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  insert into security_log (event, who, about) values (
    tg_argv[0] || case tg_op when 'INSERT' then '-added' when 'UPDATE' then '-changed' else '-removed' end,
    coalesce(to_jsonb(changed)->>'owner_id', to_jsonb(changed)->>'user_id')::uuid,
    to_jsonb(changed)->>tg_argv[1]);
  return null;
end $$;
create trigger address_logged after insert or update or delete on addresses
  for each row execute function log_owned('address', 'id');
create trigger national_id_logged after insert or update or delete on national_ids
  for each row execute function log_owned('national-id', '');
create trigger login_logged after insert or delete on social_logins
  for each row execute function log_owned('login', 'provider');
create trigger account_logged after update of seller on device_sales for each row
  when (old.seller->>'iban' is distinct from new.seller->>'iban') execute function log_owned('payout-account', 'offer_id');
create trigger order_address_logged after update of snapshot on orders for each row
  when (old.snapshot->'delivery'->>'address' is distinct from new.snapshot->'delivery'->>'address')
  execute function log_owned('order-address', 'number');

create function log_refund() returns trigger language plpgsql as $$
begin
  insert into security_log (event, who, about)
    select 'refunded', o.owner_id, o.number || ' ' || new.refund from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger refund_logged after update of status on cancellations for each row
  when (new.status = 'refunded' and old.status <> 'refunded') execute function log_refund()
`
