/**
 * Indexes from which listings are counted without reading their rows: by price and stars within a category, and a
 * sixteenth and a sixty-fourth of all, from which facets of very many products are told; and the default
 * order with the stars in it, for what has five of them stands far down. The sample is that of the marks
 * in `search` (0091).
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
