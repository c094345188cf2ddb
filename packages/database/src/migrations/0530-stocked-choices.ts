/**
 * `products.stocked` has the combinations in stock of a product with choices, each as an object of choice and value
 * (`{"Renk": "Mavi", "Numara": "42"}`); null if every combination is in stock. Listings of products in stock filter and
 * count by it, so that a size that is sold out neither finds a product nor counts it. It is settled with the sum in
 * `stock`, which every change of stock updates last.
 *
 * `facet_changes.sold` has the labels of the change whose value is sold out; they do not count as in stock.
 *
 * `listed.name_order` sorts by the brand and the name, as cards show them.
 */
export const stockedChoices = `
alter table products add column stocked jsonb;
create function stocked_choices(product products) returns jsonb language sql stable as $$
  select case when bool_or(k.stock = 0) then
    coalesce(jsonb_agg(c.choices order by k.combination collate "C") filter (where k.stock > 0 and c.choices is not null), '[]') end
  from product_stock k cross join lateral (
    select jsonb_object_agg(a->>'name', v->>'name') as choices
    from jsonb_array_elements(product.attributes) a, jsonb_array_elements(a->'values') v
    where a->>'attribute_type' = 'variant' and v->>'id' = any(string_to_array(k.combination, ';'))) c
  where k.product_id = product.id and k.combination <> '' $$;

create function settle_stocked() returns trigger language plpgsql as $$ begin
  new.stocked := stocked_choices(new);
  return new;
end $$;
create trigger products_stocked before update of stock, attributes on products for each row
  execute function settle_stocked();
create function settle_added_stock() returns trigger language plpgsql as $$ begin
  update products p set stocked = stocked_choices(p)
    where p.id in (select product_id from added where stock = 0 and combination <> '');
  return null;
end $$;
create trigger product_stock_added after insert on product_stock referencing new table as added
  for each statement execute function settle_added_stock();

create function sold_labels(p products) returns text[] language sql stable as $$
  select case when p.stocked is null then '{}' else array(
    select 'attr:' || facet from unnest(p.facets) as facet
    where not exists (select from jsonb_array_elements(p.stocked) as c
      where coalesce(c->>split_part(facet, ':', 1) = substr(facet, strpos(facet, ':') + 1), true))) end $$;

drop trigger products_relisted on products;
drop trigger products_changed on products;
update products p set stocked = stocked_choices(p)
  where p.id in (select product_id from product_stock where stock = 0 and combination <> '');

alter table listed add column stocked jsonb;
create or replace view listed_products as select p.id, p.category_id, p.brand_id, p.shop_id, p.sold_count, p.sold_week,
    p.rating_count, p.unit_price as price, p.original_price, p.created_at, p.sold_out, p.free_shipping, p.fast_shipping,
    p.kargomat, p.adult, p.average, p.code,
    turkish_order((select trim(b.name || ' ' || p.name) from brands b where b.id = p.brand_id)) collate "C" as name_order,
    p.tags, p.facets, p.search || array_to_tsvector(array_remove(array[
      case when p.sold_count >= 4000 and not p.sold_out then '~best' end,
      case when p.sold_count >= 1000 and not p.sold_out then '~popular' end,
      case when hashint4(p.id) % 4 = 0 then '~4' end,
      case when hashint4(p.id) % 16 = 0 then '~16' end,
      case when hashint4(p.id) % 64 = 0 then '~64' end,
      '#' || p.id], null)
      || property_words(p.facets)
      || array(select '#' || word from shops s, folded_words(s.name) as word where s.id = p.shop_id)) as search,
    p.stocked
  from products p where p.active;
alter table products drop column name_order;
update listed set name_order = p.name_order, stocked = p.stocked from listed_products p where p.id = listed.id;
create trigger products_relisted after update on products for each row
  when ((old.id, old.category_id, old.brand_id, old.shop_id, old.sold_count, old.sold_week, old.rating_count, old.unit_price,
      old.original_price, old.created_at, old.sold_out, old.free_shipping, old.fast_shipping, old.kargomat, old.adult,
      old.average, old.code, old.name, old.tags, old.facets, old.search, old.stocked, old.active)
    is distinct from (new.id, new.category_id, new.brand_id, new.shop_id, new.sold_count, new.sold_week,
      new.rating_count, new.unit_price, new.original_price, new.created_at, new.sold_out, new.free_shipping,
      new.fast_shipping, new.kargomat, new.adult, new.average, new.code, new.name, new.tags, new.facets, new.search,
      new.stocked, new.active))
  execute function list_changed();
create function list_rebranded() returns trigger language plpgsql as $$ begin
  update listed set name_order = p.name_order from listed_products p where p.id = listed.id and listed.brand_id = new.id;
  return null;
end $$;
create trigger brands_renamed after update of name on brands for each row
  when (old.name is distinct from new.name) execute function list_rebranded();

alter table facet_changes add column sold text[] not null default '{}';
create or replace function note_added_facets() returns trigger language plpgsql as $$ begin
  insert into facet_changes (category_path, labels, sold, sold_out, change)
    select p.category_path, facet_labels(p), sold_labels(p), p.sold_out, 1
    from added join products p using (id) where p.active;
  return null;
end $$;
create or replace function note_changed_facets() returns trigger language plpgsql as $$ begin
  if old.active then
    insert into facet_changes (category_path, labels, sold, sold_out, change)
      values (old.category_path, facet_labels(old), sold_labels(old), old.sold_out, -1);
  end if;
  if tg_op = 'UPDATE' and new.active then
    insert into facet_changes (category_path, labels, sold, sold_out, change)
      values (new.category_path, facet_labels(new), sold_labels(new), new.sold_out, 1);
  end if;
  return null;
end $$;
create trigger products_changed after update on products for each row
  when ((old.active, old.sold_out, old.category_path, old.category_id, old.brand_id, old.shop_id, floor(old.average),
      old.free_shipping, old.fast_shipping, old.kargomat, old.adult, old.facets, price_band(old.unit_price), old.stocked)
    is distinct from (new.active, new.sold_out, new.category_path, new.category_id, new.brand_id, new.shop_id,
      floor(new.average), new.free_shipping, new.fast_shipping, new.kargomat, new.adult, new.facets,
      price_band(new.unit_price), new.stocked))
  execute function note_changed_facets();
insert into facet_changes (category_path, labels, sold, sold_out, change)
  select p.category_path, l.labels, c.sold, false, c.change
  from products p cross join lateral (select sold_labels(p) as labels) l
    cross join lateral (values ('{}'::text[], -1), (l.labels, 1)) c (sold, change)
  where p.active and not p.sold_out and p.stocked is not null and cardinality(l.labels) > 0
`
