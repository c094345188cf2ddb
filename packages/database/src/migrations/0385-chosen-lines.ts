/** Lines that the shopper leaves out of the next order stay in the cart. */
export const chosenLines = `
alter table cart_items add column chosen boolean not null default true
`
