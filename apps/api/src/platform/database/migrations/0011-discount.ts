/** What is discounted most is found without reading every product: the order of the row and of the listing by discount. */
export const discount = `
create index products_discount on products (((original_price - price)::float8 / original_price) desc, id) where active
`
