/** Lines that the shopper excludes from the next order; they stay in the cart. */
export const chosenLines = `
alter table cart_items add column chosen boolean not null default true
`
