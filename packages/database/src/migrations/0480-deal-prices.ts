/**
 * Deals have prices. While a slot runs, the product has the deal's price, and the slot stores the usual price. Slots
 * without prices are created again.
 */
export const dealPrices = `
delete from deal_slots;
alter table deal_slots add column begun_at timestamptz, add column ended_at timestamptz;
alter table deal_products
  add column price bigint not null check (price > 0),
  add column usual_price bigint,
  add column usual_original_price bigint;
create index deal_slots_open on deal_slots (ends_at) where begun_at is not null and ended_at is null
`
