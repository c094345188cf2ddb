/** The full address and the telephone of a seller, which distance contracts have to name. */
export const shopStreets = `
alter table shops add column street text not null default '', add column phone text not null default '';
`
