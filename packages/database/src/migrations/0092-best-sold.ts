/** A mark of the best sellers in addition to the popular products: suggestions need so few that these are enough. */
export const bestSold = `
create or replace view listed_products as select id, category_id, brand_id, shop_id, sold_count, sold_week, rating_count,
    price, original_price, created_at, sold_out, free_shipping, fast_shipping, kargomat, adult, average, code, name_order,
    tags, facets, search || array_to_tsvector(array_remove(array[
      case when sold_count >= 4000 and not sold_out then '~best' end,
      case when sold_count >= 1000 and not sold_out then '~popular' end,
      case when hashint4(id) % 4 = 0 then '~4' end,
      case when hashint4(id) % 16 = 0 then '~16' end,
      case when hashint4(id) % 64 = 0 then '~64' end], null)) as search
  from products where active;
update listed set search = search || array_to_tsvector(array['~best']) where sold_count >= 4000 and not sold_out
`
