/** The price that a shopper has seen of a line since it was put in: while it holds, nothing is said of the change. */
export const dismissedPrices = `
alter table cart_items add column dismissed_price bigint
`
