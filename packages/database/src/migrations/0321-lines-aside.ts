/** Lines that are kept aside in the cart while another is bought by itself. */
export const linesAside = `
alter table cart_items add column aside boolean not null default false
`
