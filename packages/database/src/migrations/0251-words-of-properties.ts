/**
 * `search` also contains the words of a product's properties and variants, of its shop's name, and its number, each
 * after `#`. So a search can tell them from the words of the product's name: `mavi gömlek` finds a blue shirt, but a
 * product in the colour cream is not a `krem`. The words for corrections are counted again, including these, with the
 * number of products that have each in their name.
 */
export const wordsOfProperties = `
create function folded_words(value text) returns setof text language sql immutable parallel safe as
$$ select word from regexp_split_to_table(lower(translate(value,
  'ÇçĞğİIıÎîÖöŞşÜüÛûÂâÊêÉé', 'ccggiiiiioossuuuuaaeeee')), '[^a-z0-9]+') as word where word <> '' $$;

create function property_words(facets text[]) returns text[] language sql immutable parallel safe as
$$ select array(select distinct '#' || word from unnest(facets) as facet,
  folded_words(case when facet ~ ':(Var|Evet)$' then facet else substr(facet, strpos(facet, ':') + 1) end) as word) $$;

create or replace view listed_products as select id, category_id, brand_id, shop_id, sold_count, sold_week, rating_count,
    price, original_price, created_at, sold_out, free_shipping, fast_shipping, kargomat, adult, average, code, name_order,
    tags, facets, search || array_to_tsvector(array_remove(array[
      case when sold_count >= 4000 and not sold_out then '~best' end,
      case when sold_count >= 1000 and not sold_out then '~popular' end,
      case when hashint4(id) % 4 = 0 then '~4' end,
      case when hashint4(id) % 16 = 0 then '~16' end,
      case when hashint4(id) % 64 = 0 then '~64' end,
      '#' || id], null)
      || property_words(facets)
      || array(select '#' || word from shops s, folded_words(s.name) as word where s.id = shop_id)) as search
  from products where active;
update listed set search = p.search from listed_products p where p.id = listed.id;

create function list_renamed() returns trigger language plpgsql as $$ begin
  update listed set search = p.search from listed_products p where p.id = listed.id and listed.shop_id = new.id;
  return null;
end $$;
create trigger shops_renamed after update of name on shops for each row
  when (old.name is distinct from new.name) execute function list_renamed();

alter table search_words add column named int not null default 0;
truncate search_words, search_phrases
`
