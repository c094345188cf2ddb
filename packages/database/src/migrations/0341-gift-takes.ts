/**
 * Gift lists, and the visitors' reservations. A reservation stays when its product is removed from the list, so that
 * removing and adding a product again does not let it be bought twice.
 */
export const giftTakes = `
alter table favourite_lists add column is_gift boolean not null default false;
create table gift_takes (
  list_id uuid not null references favourite_lists (id) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  -- Who took it: a member, or a visitor's session.
  owner_id uuid not null,
  taken_at timestamptz not null,
  primary key (list_id, product_id, combination)
);
create index gift_takes_owner on gift_takes (owner_id);

insert into limits (name, since, most, seconds) values ('gift', '2020-01-01T00:00:00+03:00', 120, 3600)
`
