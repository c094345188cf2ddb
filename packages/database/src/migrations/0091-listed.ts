/**
 * The products on sale with all columns by which listings, searches and rows select: a quarter of the size of
 * `products`, and it can be clustered by category (`cluster listed using listed_category`), so that the thousands of
 * products of a common word are read from few pages. Only triggers write it. In addition to its words a product's
 * `search` has marks that no shopper can type: the popular products, which come first in the default order, and
 * samples of one in 4, 16 and 64 for counting.
 */
export const listed = `
create table listed (
  id int primary key,
  category_id int not null,
  brand_id int not null,
  shop_id int not null,
  sold_count int not null,
  sold_week int not null,
  rating_count int not null,
  price bigint not null,
  original_price bigint not null,
  created_at timestamptz not null,
  sold_out boolean not null,
  free_shipping boolean not null,
  fast_shipping boolean not null,
  kargomat boolean not null,
  adult boolean not null,
  average numeric(2,1) not null,
  code text not null,
  name_order text collate "C" not null,
  tags text[] not null,
  facets text[] not null,
  search tsvector not null
);

create view listed_products as select id, category_id, brand_id, shop_id, sold_count, sold_week, rating_count, price,
    original_price, created_at, sold_out, free_shipping, fast_shipping, kargomat, adult, average, code, name_order, tags,
    facets, search || array_to_tsvector(array_remove(array[
      case when sold_count >= 1000 and not sold_out then '~popular' end,
      case when hashint4(id) % 4 = 0 then '~4' end,
      case when hashint4(id) % 16 = 0 then '~16' end,
      case when hashint4(id) % 64 = 0 then '~64' end], null)) as search
  from products where active;
create function list_added() returns trigger language plpgsql as $$ begin
  insert into listed select l.* from added join listed_products l using (id);
  return null;
end $$;
create function list_changed() returns trigger language plpgsql as $$ begin
  delete from listed where id = old.id;
  if tg_op = 'UPDATE' then insert into listed select * from listed_products where id = new.id; end if;
  return null;
end $$;
create function list_nothing() returns trigger language plpgsql as $$ begin
  truncate listed;
  return null;
end $$;
create trigger products_listed after insert on products referencing new table as added
  for each statement execute function list_added();
create trigger products_relisted after update on products for each row
  when ((old.id, old.category_id, old.brand_id, old.shop_id, old.sold_count, old.sold_week, old.rating_count, old.price,
      old.original_price, old.created_at, old.sold_out, old.free_shipping, old.fast_shipping, old.kargomat, old.adult,
      old.average, old.code, old.name_order, old.tags, old.facets, old.search, old.active)
    is distinct from (new.id, new.category_id, new.brand_id, new.shop_id, new.sold_count, new.sold_week,
      new.rating_count, new.price, new.original_price, new.created_at, new.sold_out, new.free_shipping,
      new.fast_shipping, new.kargomat, new.adult, new.average, new.code, new.name_order, new.tags, new.facets, new.search,
      new.active))
  execute function list_changed();
create trigger products_unlisted after delete on products for each row execute function list_changed();
create trigger products_none after truncate on products for each statement execute function list_nothing();

insert into listed select * from listed_products;

create index listed_default on listed (sold_out, sold_count desc, id) include (category_id);
create index listed_category on listed (category_id, sold_out, sold_count desc, id);
create index listed_brand on listed (brand_id, sold_out, sold_count desc, id);
create index listed_shop on listed (shop_id, sold_out, sold_count desc, id);
create index listed_sold on listed (sold_count desc, id);
create index listed_week on listed (sold_week desc, sold_count desc, id);
create index listed_price on listed (price, id);
create index listed_category_price on listed (category_id, price);
create index listed_name on listed (name_order, id);
create index listed_newest on listed (created_at desc, id);
create index listed_discount on listed (((original_price - price)::float8 / original_price) desc, id);
create index listed_featured on listed (((average * rating_count + 20) / (rating_count + 5)) desc, sold_count desc, id);
create index listed_tags on listed using gin (tags);
create index listed_facets on listed using gin (facets);
create index listed_search on listed using gin (search);
drop index products_default, products_counted, products_discount, products_newest, products_week, products_sold,
  products_tags, products_facets, products_search;
analyze listed
`
