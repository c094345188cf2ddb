-- Counts the limited discounts of a product, so that units that come back are never sold at the next one. Another price
-- or another quota is another discount; selling and giving back units is not.
alter table products add column discount_number int not null default 1;
alter table order_items add column discount_number int not null default 1;

create function number_discount() returns trigger
language plpgsql
as $$ begin
  if (new.price, new.original_price, new.discount_original_quantity, new.discount_max_quantity is null)
    is distinct from (old.price, old.original_price, old.discount_original_quantity, old.discount_max_quantity is null)
  then
    new.discount_number := old.discount_number + 1;
  end if;
  return new;
end $$;
create trigger products_discounted before update of price, original_price, discount_original_quantity,
  discount_max_quantity on products for each row execute function number_discount();
