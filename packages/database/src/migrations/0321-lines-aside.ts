/** Lines that stay in the cart while something else is bought by itself. */
export const linesAside = `
alter table cart_items add column aside boolean not null default false
`
