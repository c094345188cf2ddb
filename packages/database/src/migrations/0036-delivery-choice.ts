/** How an owner's order is delivered: to the address, a branch or a parcel locker, and the person who picks it up. */
export const deliveryChoice = `
alter table address_choices add column shipping_option text not null default 'address'
  check (shipping_option in ('address', 'branch', 'kargomat'));
alter table address_choices add column pickup_id int references pickup_points (id) on delete set null;
alter table address_choices add column receiver jsonb
`
