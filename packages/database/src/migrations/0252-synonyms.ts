/**
 * Words that mean the same in a search, edited by the operator. Each of the terms finds the others; with `one_way` it finds
 * them and they do not find it.
 */
export const synonyms = `
create table synonyms (
  id int generated always as identity primary key,
  terms text[] not null check (cardinality(terms) > 0),
  one_way text,
  since date not null,
  until date,
  check (until is null or until > since)
)
`
