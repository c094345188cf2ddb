/**
 * Names of the products' pictures without their colour, since a product shows its pictures in each of its colours. Only
 * these pictures are rendered. A name stays when its product is deleted, because orders show it.
 */
export const pictureNames = `
create table picture_names (name text primary key);

create function picture_name(image text) returns text language sql immutable parallel safe as
$$ select regexp_replace(image, '^([^.]*\\.[^.]*)\\.[^.]*', '\\1') $$;

create function name_pictures() returns trigger language plpgsql as $$ begin
  insert into picture_names select distinct picture_name(image) as name from added, unnest(images) as image order by name
    on conflict do nothing;
  return null;
end $$;
create function name_changed_pictures() returns trigger language plpgsql as $$ begin
  insert into picture_names select distinct picture_name(image) as name from unnest(new.images) as image order by name
    on conflict do nothing;
  return null;
end $$;
create trigger products_pictured after insert on products referencing new table as added
  for each statement execute function name_pictures();
create trigger products_pictured_anew after update of images on products for each row
  when (old.images is distinct from new.images) execute function name_changed_pictures();

insert into picture_names select distinct picture_name(image) from products, unnest(images) as image
`
