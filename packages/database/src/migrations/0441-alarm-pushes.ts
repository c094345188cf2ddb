/**
 * Alarms are told to browsers too, and a message ends with its alarm. Who consented was told that no product is named, so all are
 * asked anew.
 */
export const alarmPushes = `
delete from push_subscriptions;
alter table pushes add column alarm_id uuid references alarms (id) on delete cascade;
create index pushes_alarm on pushes (alarm_id) where alarm_id is not null
`
