/**
 * `turkish_order` sorts names by the Turkish alphabet on every database, because PGlite has no Turkish collation: it
 * replaces each letter by the character of its position, the same for upper and lower case, with q, w and x after p, v
 * and w. Compare the result with collation "C".
 */
export const listing = `
create function turkish_order(value text) returns text language sql immutable parallel safe strict as
$$ select translate(value,
  'aAâÂbBcCçÇdDeEfFgGğĞhHıIiİîÎjJkKlLmMnNoOöÖpPqQrRsSşŞtTuUûÛüÜvVwWxXyYzZ',
  'AAAABBCCDDEEFFGGHHIIJJKKLLLLMMNNOOPPQQRRSSTTUUVVWWXXYYZZZZ[[]]^^__{{||') $$
`
