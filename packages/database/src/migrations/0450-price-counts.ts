/**
 * Stored counts of the whole shop by stars and price, at the place -1. A price range may match hundreds of thousands of
 * a million products; only those in the bands at its two ends are counted one by one. The band of a price is its number
 * of digits and its first two digits.
 */
export const priceCounts = `
create function price_band(price bigint) returns int language sql immutable as $$
  select length(price::text) * 100 + left(price::text, 2)::int $$;

create or replace function facet_labels(p products) returns text[] language sql stable as $$
  select array_remove(array[
    'total',
    'category:' || p.category_id,
    'brand:' || p.brand_id,
    'shop:' || p.shop_id,
    'stars:' || floor(p.average)::int,
    'price:' || floor(p.average)::int || ':' || price_band(p.price),
    case when p.free_shipping then 'free_shipping' end,
    case when p.fast_shipping then 'fast_shipping' end,
    case when p.kargomat then 'kargomat' end,
    case when p.adult then 'adult' end], null) || array(select 'attr:' || facet from unnest(p.facets) as facet) $$;

drop trigger products_changed on products;
create trigger products_changed after update on products for each row
  when ((old.active, old.sold_out, old.category_path, old.category_id, old.brand_id, old.shop_id, floor(old.average),
      old.free_shipping, old.fast_shipping, old.kargomat, old.adult, old.facets, price_band(old.price))
    is distinct from (new.active, new.sold_out, new.category_path, new.category_id, new.brand_id, new.shop_id,
      floor(new.average), new.free_shipping, new.fast_shipping, new.kargomat, new.adult, new.facets, price_band(new.price)))
  execute function note_changed_facets();

insert into facet_counts (place, label, products, in_stock)
  select -1, 'price:' || floor(average)::int || ':' || price_band(price), count(*), count(*) filter (where not sold_out)
  from products where active group by 2;

drop index listed_price;
create index listed_price on listed (price, id) include (average, sold_out)
`
