/**
 * `products.unit_price` is the price of the next unit: the full price once the discounted units are sold. Listings,
 * counts, free shipping and alarms use it. `price_history` stores it with the offered price, whenever the last
 * discounted unit is sold or a discounted unit is released.
 */
export const unitPrices = `
create function unit_price(price bigint, original_price bigint, discounted_left int) returns bigint language sql immutable
  parallel safe as $$ select case when discounted_left = 0 then original_price else price end $$;
alter table products add column unit_price bigint not null
  generated always as (unit_price(price, original_price, discount_max_quantity)) stored;

create or replace view listed_products as select id, category_id, brand_id, shop_id, sold_count, sold_week, rating_count,
    unit_price as price, original_price, created_at, sold_out, free_shipping, fast_shipping, kargomat, adult, average, code,
    name_order, tags, facets, search || array_to_tsvector(array_remove(array[
      case when sold_count >= 4000 and not sold_out then '~best' end,
      case when sold_count >= 1000 and not sold_out then '~popular' end,
      case when hashint4(id) % 4 = 0 then '~4' end,
      case when hashint4(id) % 16 = 0 then '~16' end,
      case when hashint4(id) % 64 = 0 then '~64' end,
      '#' || id], null)
      || property_words(facets)
      || array(select '#' || word from shops s, folded_words(s.name) as word where s.id = shop_id)) as search
  from products where active;
drop trigger products_relisted on products;
create trigger products_relisted after update on products for each row
  when ((old.id, old.category_id, old.brand_id, old.shop_id, old.sold_count, old.sold_week, old.rating_count, old.unit_price,
      old.original_price, old.created_at, old.sold_out, old.free_shipping, old.fast_shipping, old.kargomat, old.adult,
      old.average, old.code, old.name_order, old.tags, old.facets, old.search, old.active)
    is distinct from (new.id, new.category_id, new.brand_id, new.shop_id, new.sold_count, new.sold_week,
      new.rating_count, new.unit_price, new.original_price, new.created_at, new.sold_out, new.free_shipping,
      new.fast_shipping, new.kargomat, new.adult, new.average, new.code, new.name_order, new.tags, new.facets, new.search,
      new.active))
  execute function list_changed();
update listed set price = p.unit_price from products p where p.id = listed.id and p.unit_price <> p.price;

create or replace function facet_labels(p products) returns text[] language sql stable as $$
  select array_remove(array[
    'total',
    'category:' || p.category_id,
    'brand:' || p.brand_id,
    'shop:' || p.shop_id,
    'stars:' || floor(p.average)::int,
    'price:' || floor(p.average)::int || ':' || price_band(p.unit_price),
    case when p.free_shipping then 'free_shipping' end,
    case when p.fast_shipping then 'fast_shipping' end,
    case when p.kargomat then 'kargomat' end,
    case when p.adult then 'adult' end], null) || array(select 'attr:' || facet from unnest(p.facets) as facet) $$;
drop trigger products_changed on products;
create trigger products_changed after update on products for each row
  when ((old.active, old.sold_out, old.category_path, old.category_id, old.brand_id, old.shop_id, floor(old.average),
      old.free_shipping, old.fast_shipping, old.kargomat, old.adult, old.facets, price_band(old.unit_price))
    is distinct from (new.active, new.sold_out, new.category_path, new.category_id, new.brand_id, new.shop_id,
      floor(new.average), new.free_shipping, new.fast_shipping, new.kargomat, new.adult, new.facets,
      price_band(new.unit_price)))
  execute function note_changed_facets();
delete from facet_counts where place = -1 and label like 'price:%';
insert into facet_counts (place, label, products, in_stock)
  select -1, 'price:' || floor(average)::int || ':' || price_band(unit_price), count(*), count(*) filter (where not sold_out)
  from products where active group by 2;

create or replace function settle_free_shipping() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' or new.free_shipping is distinct from old.free_shipping then
    new.free_shipping_itself := new.free_shipping;
  end if;
  new.free_shipping := new.free_shipping_itself
    or coalesce(unit_price(new.price, new.original_price, new.discount_max_quantity)
      >= (select free_cargo_over from shops where id = new.shop_id), false);
  return new;
end $$;
drop trigger products_ship_free on products;
create trigger products_ship_free before insert or update of free_shipping, price, original_price, discount_max_quantity, shop_id
  on products for each row execute function settle_free_shipping();
update products set price = price where unit_price <> price;

drop trigger products_awaited on products;
create trigger products_awaited after update on products for each row
  when (new.unit_price < old.unit_price or new.stock > old.stock or (new.active and not old.active))
  execute function note_alarms();

alter table price_history add column unit_price bigint;
insert into price_history (product_id, since, price, unit_price)
  select id, now(), price, unit_price from products where unit_price <> price;
create function note_unit_price() returns trigger language plpgsql as $$ begin
  -- The row of the product is locked: times of a product are in the order of its changes.
  insert into price_history (product_id, since, price, unit_price) values (new.id, clock_timestamp(), new.price, new.unit_price)
    on conflict (product_id, since) do update set price = excluded.price, unit_price = excluded.unit_price;
  return null;
end $$;
create trigger products_unit_price after update on products for each row
  when (old.price = new.price and old.unit_price <> new.unit_price) execute function note_unit_price();
`
