/** The day and the hours to which a shopper moved a parcel; and the hours that the carrier offers, by date. */
export const deliveryTimes = `
alter table parcels add column moved_day text check (moved_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
alter table parcels add column moved_from int check (moved_from between 0 and 23);
alter table parcels add column moved_to int check (moved_to between 1 and 24);
alter table parcels add check ((moved_day is null) = (moved_from is null) and (moved_day is null) = (moved_to is null));
create table delivery_hours (
  since timestamptz not null,
  from_hour int not null check (from_hour between 0 and 23),
  to_hour int not null check (to_hour between from_hour + 1 and 24),
  primary key (since, from_hour)
);
insert into delivery_hours (since, from_hour, to_hour) values
  ('2020-01-01T00:00:00+03:00', 9, 13),
  ('2020-01-01T00:00:00+03:00', 13, 18),
  ('2020-01-01T00:00:00+03:00', 18, 21)
`
