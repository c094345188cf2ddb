/**
 * `active` is the same everywhere in the shop: whether a product is on sale, because its shop offers it
 * (`active_itself`) and is open. Writes to `active` set the product's own flag.
 */
export const closedShops = `
alter table products add column active_itself boolean not null default true;
update products set active_itself = false where not active;

create function settle_active() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' or new.active is distinct from old.active then
    new.active_itself := new.active;
  end if;
  new.active := new.active_itself and coalesce((select active from shops where id = new.shop_id), true);
  return new;
end $$;
create trigger products_on_sale before insert or update of active, shop_id on products
  for each row execute function settle_active();

create function settle_active_of_shop() returns trigger language plpgsql as $$ begin
  update products set active = active where shop_id = new.id and active_itself;
  return null;
end $$;
create trigger shops_on_sale after update of active on shops for each row
  when (old.active is distinct from new.active) execute function settle_active_of_shop();

update products p set active = p.active from shops s where s.id = p.shop_id and not s.active and p.active
`
