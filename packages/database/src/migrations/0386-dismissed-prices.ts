/** The changed price of a line that the shopper has dismissed; this price is not announced again. */
export const dismissedPrices = `
alter table cart_items add column dismissed_price bigint
`
