/**
 * Hand-overs of parcels: the number of tries of a code, and the photo, whose file is in a folder until the terms
 * require its deletion. The code itself is not stored: it is derived from the order's number and a secret outside the
 * database.
 */
export const handOvers = `
alter table parcels add column code_tries int not null default 0 check (code_tries >= 0);
alter table parcels add column photo text;
alter table parcels add column photo_at timestamptz;
alter table parcels add check ((photo is null) = (photo_at is null));
create index parcels_photographed on parcels (photo_at) where photo is not null;

create table parcel_terms (
  since timestamptz primary key,
  branch_days int not null check (branch_days > 0),
  locker_days int not null check (locker_days > 0),
  photo_days int not null check (photo_days > 0)
);
insert into parcel_terms (since, branch_days, locker_days, photo_days) values ('2020-01-01T00:00:00+03:00', 7, 3, 90);

create table parcel_mail_ends (email_key text primary key, ended_at timestamptz not null)
`
