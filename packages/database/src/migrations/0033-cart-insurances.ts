/** Services added to a line: insurance, protection, installation. They are removed with their line. */
export const cartInsurances = `
create table cart_insurances (
  cart_id uuid not null,
  product_id int not null,
  combination text not null,
  service_id int not null references added_services (id) on delete cascade,
  primary key (cart_id, product_id, combination, service_id),
  foreign key (cart_id, product_id, combination) references cart_items (cart_id, product_id, combination) on delete cascade
);
alter table saved_items add column services int[] not null default '{}'
`
