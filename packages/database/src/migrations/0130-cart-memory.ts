/**
 * History of a cart line: units merged from an earlier cart at login, and units it once had at the discounted price.
 */
export const cartMemory = `
alter table cart_items add column earlier_units int not null default 0 check (earlier_units >= 0);
alter table cart_items add column discounted_when_added int
`
