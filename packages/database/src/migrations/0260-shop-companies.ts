/** The company behind a shop's sign, and what the shop says of itself. */
export const shopCompanies = `
alter table shops add column legal_name text, add column description text not null default '';
update shops set legal_name = name;
alter table shops alter column legal_name set not null;
`
