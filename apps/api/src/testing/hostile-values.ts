/** Hostile texts: injections, markup, paths, characters that the database cannot store, numbers as text. */
export const hostileTexts: readonly string[] = [
  '',
  `' or 1=1; drop table products; --`,
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u202e\u0000',
  '\ud800',
  'ş'.repeat(3000),
  'a\r\nBcc: b@ornek.com',
  '-1',
  '1e3',
  '0.5',
  '99999999999999',
  '٣',
  '%00',
  '%',
  '_',
  '\\',
  '__proto__',
]

/** Hostile values for bodies, which may also have other types than text. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  -1,
  0.5,
  1e300,
  [],
  {},
  [[]],
  { $gt: '' },
  true,
]
