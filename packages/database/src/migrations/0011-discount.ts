/**
 * Index for the row and the listing by discount, so that the largest discounts are found without reading every
 * product.
 */
export const discount = `
create index products_discount on products (((original_price - price)::float8 / original_price) desc, id) where active
`
