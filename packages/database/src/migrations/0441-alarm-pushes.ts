/**
 * Alarms are pushed to browsers too; a message is deleted with its alarm. Existing consents promised that no product is
 * named, so all owners are asked again.
 */
export const alarmPushes = `
delete from push_subscriptions;
alter table pushes add column alarm_id uuid references alarms (id) on delete cascade;
create index pushes_alarm on pushes (alarm_id) where alarm_id is not null
`
