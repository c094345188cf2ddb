/** What a line of a cart remembers: units of an earlier cart that a login brought in, and units it once had at the discount. */
export const cartMemory = `
alter table cart_items add column earlier_units int not null default 0 check (earlier_units >= 0);
alter table cart_items add column discounted_when_added int
`
