/** Rates of value-added tax by category and date, and the units of a limited discount that an order reserves. */
export const taxAndQuota = `
-- Of the nearest category that has a rate the newest row holds; the general rate where none has.
create table tax_rates (
  category_id int not null,
  since timestamptz not null,
  percent int not null check (percent between 0 and 100),
  primary key (category_id, since)
);
alter table order_items add column discounted_units int not null default 0 check (discounted_units >= 0);
alter table products add constraint products_discount_left check (discount_max_quantity >= 0)
`
