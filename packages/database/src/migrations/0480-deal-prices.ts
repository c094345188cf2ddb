/**
 * Deals have prices. While its slot runs the product has that price, and the slot keeps what the product cost
 * before. Slots without prices are made again.
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
