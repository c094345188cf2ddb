/**
 * `turkish_order` gives names the order of the Turkish alphabet on every database, where PGlite has no Turkish
 * collation: each letter becomes the character of its place, upper and lower case alike, q, w and x after p, v and w. Compare it with collation "C".
 */
export const listing = `
create function turkish_order(value text) returns text language sql immutable parallel safe strict as
$$ select translate(value,
  'aAâÂbBcCçÇdDeEfFgGğĞhHıIiİîÎjJkKlLmMnNoOöÖpPqQrRsSşŞtTuUûÛüÜvVwWxXyYzZ',
  'AAAABBCCDDEEFFGGHHIIJJKKLLLLMMNNOOPPQQRRSSTTUUVVWWXXYYZZZZ[[]]^^__{{||') $$
`
