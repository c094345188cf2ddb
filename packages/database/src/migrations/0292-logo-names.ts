/** The pictures that shops have as their signs are drawn as well. */
export const logoNames = `
create function name_logos() returns trigger language plpgsql as $$ begin
  insert into picture_names values (picture_name(new.logo)) on conflict do nothing;
  return null;
end $$;
create trigger shops_pictured after insert or update of logo on shops for each row execute function name_logos();

insert into picture_names select distinct picture_name(logo) from shops on conflict do nothing
`
