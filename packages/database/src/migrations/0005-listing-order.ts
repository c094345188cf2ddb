/**
 * Stored sort keys of listings: computing the alphabetical key for each request costs more than the request, and an
 * index on `stock` itself would be updated by every order. `products_counted` covers all columns that the counts of a
 * listing read, so that they need not read the wide rows.
 */
export const listingOrder = `
alter table products
  add column name_order text collate "C" not null generated always as (turkish_order(name)) stored,
  add column sold_out boolean not null generated always as (stock = 0) stored;
create index products_default on products (sold_out, sold_count desc, id) where active;
create index products_counted on products (category_id) include
  (id, brand_id, shop_id, price, average, free_shipping, fast_shipping, kargomat, sold_out) where active;
drop index products_category
`
