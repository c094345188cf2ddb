/**
 * Indexes for counting listings by index-only scans: by price and rating within a category, and samples of one in 16
 * and 64, by which facets of large listings are estimated; and the default order with the rating, because products
 * with five stars are far down in it. The samples are those of the marks in `search` (0091).
 */
const read = 'average, brand_id, shop_id, sold_out, free_shipping, fast_shipping, kargomat'
export const counted = `
create index listed_counted on listed (category_id, price) include (${read});
drop index listed_category_price;
create index listed_rated on listed (sold_out, sold_count desc, id) include (category_id, average);
drop index listed_default;
alter index listed_rated rename to listed_default;
create index listed_average on listed (average);
create index listed_sample_16 on listed (category_id) include (id, price, ${read}) where hashint4(id) % 16 = 0;
create index listed_sample_64 on listed (category_id) include (id, price, ${read}) where hashint4(id) % 64 = 0;
analyze listed
`
