/**
 * Stored counts of the products in each category: counting a million for each listing takes seconds. `facet_counts`
 * has a row for each place (a category with its descendants, 0 for the whole shop) and label; `facet_changes` logs the
 * changes since its last refresh, so that concurrent buyers never wait for a lock on the same row. The sum of both is
 * exact at any time. Products not on sale (`active`) are in neither.
 */
export const facetCounts = `
create table facet_counts (
  place int not null,
  label text collate "C" not null,
  products int not null,
  in_stock int not null,
  primary key (place, label)
);
create table facet_changes (
  id bigint generated always as identity primary key,
  category_path int[] not null,
  labels text[] not null,
  sold_out boolean not null,
  change int not null
);

create function facet_labels(p products) returns text[] language sql stable as $$
  select array_remove(array[
    'total',
    'category:' || p.category_id,
    'brand:' || p.brand_id,
    'shop:' || p.shop_id,
    'stars:' || floor(p.average)::int,
    case when p.free_shipping then 'free_shipping' end,
    case when p.fast_shipping then 'fast_shipping' end,
    case when p.kargomat then 'kargomat' end,
    case when p.adult then 'adult' end], null) || array(select 'attr:' || facet from unnest(p.facets) as facet) $$;

create function note_added_facets() returns trigger language plpgsql as $$ begin
  insert into facet_changes (category_path, labels, sold_out, change)
    select p.category_path, facet_labels(p), p.sold_out, 1 from added join products p using (id) where p.active;
  return null;
end $$;
create function note_changed_facets() returns trigger language plpgsql as $$ begin
  if old.active then
    insert into facet_changes (category_path, labels, sold_out, change)
      values (old.category_path, facet_labels(old), old.sold_out, -1);
  end if;
  if tg_op = 'UPDATE' and new.active then
    insert into facet_changes (category_path, labels, sold_out, change)
      values (new.category_path, facet_labels(new), new.sold_out, 1);
  end if;
  return null;
end $$;
create function forget_facets() returns trigger language plpgsql as $$ begin
  truncate facet_counts, facet_changes;
  return null;
end $$;
create trigger products_added after insert on products referencing new table as added
  for each statement execute function note_added_facets();
create trigger products_changed after update on products for each row
  when ((old.active, old.sold_out, old.category_path, old.category_id, old.brand_id, old.shop_id, floor(old.average),
      old.free_shipping, old.fast_shipping, old.kargomat, old.adult, old.facets)
    is distinct from (new.active, new.sold_out, new.category_path, new.category_id, new.brand_id, new.shop_id,
      floor(new.average), new.free_shipping, new.fast_shipping, new.kargomat, new.adult, new.facets))
  execute function note_changed_facets();
create trigger products_removed after delete on products for each row execute function note_changed_facets();
create trigger products_emptied after truncate on products for each statement execute function forget_facets();

insert into facet_changes (category_path, labels, sold_out, change)
  select category_path, facet_labels(p), sold_out, 1 from products p where active
`
