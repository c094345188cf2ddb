/** The company behind a shop, and the shop's description of itself. */
export const shopCompanies = `
alter table shops add column legal_name text, add column description text not null default '';
update shops set legal_name = name;
alter table shops alter column legal_name set not null;
`
