/**
 * Encrypting a number with another key does not change it, so `market.resealing` keeps this out of the security log.
 */
export const resealing = `
create or replace function log_owned() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and current_setting('market.resealing', true) = 'on' then
    return null;
  end if;
  insert into security_log (event, who, about) values (
    tg_argv[0] || case tg_op when 'INSERT' then '-added' when 'UPDATE' then '-changed' else '-removed' end,
    coalesce(to_jsonb(changed)->>'owner_id', to_jsonb(changed)->>'user_id')::uuid,
    to_jsonb(changed)->>tg_argv[1]);
  return null;
end $$
`
