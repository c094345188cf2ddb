/** Exchanges at the door: requests like cancellations and returns, with the units handed over. They move no money. */
export const exchanges = `
alter table cancellations drop constraint cancellations_kind_check;
alter table cancellations add constraint cancellations_kind_check check (kind in ('cancel', 'return', 'exchange'));
alter table cancellations drop constraint cancellations_check;
alter table cancellations add constraint cancellations_pickup_day_check
  check (pickup_day is null or (kind <> 'cancel' and pickup_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'));
-- \`{line, quantity, combination, attributes: [{key, value}]}\`
alter table cancellations add column exchange jsonb check ((exchange is null) = (kind <> 'exchange'));
drop trigger refund_logged on cancellations;
create trigger refund_logged after update of status on cancellations for each row
  when (new.status = 'refunded' and old.status <> 'refunded' and new.kind <> 'exchange') execute function log_refund()
`
