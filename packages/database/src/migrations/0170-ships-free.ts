/**
 * `free_shipping` is the same everywhere in the shop: whether a single unit ships free, because the product does
 * (`free_shipping_itself`) or because its price reaches the shop's minimum for free shipping. Writes to
 * `free_shipping` set the product's own flag.
 */
export const shipsFree = `
alter table products add column free_shipping_itself boolean not null default false;
update products set free_shipping_itself = true where free_shipping;

create function settle_free_shipping() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' or new.free_shipping is distinct from old.free_shipping then
    new.free_shipping_itself := new.free_shipping;
  end if;
  new.free_shipping := new.free_shipping_itself
    or coalesce(new.price >= (select free_cargo_over from shops where id = new.shop_id), false);
  return new;
end $$;
create trigger products_ship_free before insert or update of free_shipping, price, shop_id on products
  for each row execute function settle_free_shipping();

create function settle_free_shipping_of_shop() returns trigger language plpgsql as $$ begin
  update products set price = price where shop_id = new.id;
  return null;
end $$;
create trigger shops_ship_free after update of free_cargo_over on shops for each row
  when (old.free_cargo_over is distinct from new.free_cargo_over) execute function settle_free_shipping_of_shop();

update products p set price = p.price from shops s
  where s.id = p.shop_id and not p.free_shipping and p.price >= s.free_cargo_over
`
