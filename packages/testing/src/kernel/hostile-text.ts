import fc from 'fast-check'

const turkish = fc.string({
  unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû '),
})
/** Any code units, halves of letters included. */
const codeUnits = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uDC00a',
  '\u202Etxt.exe',
  'I\u0307i\u0307ıİ',
  '٠١٢٣٤٥٦٧٨٩',
  '１２３４',
  '%',
  '%E0%A4%A',
  '..%2f..%2f',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u200B1\u200B',
  'a\u200Db\uFEFF',
  '-0',
  '1e3',
  'NaN',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '👩‍👩‍👧‍👦'.repeat(20),
)

/** Texts that break careless code: Turkish letters, digits of other scripts, halves of letters, markup, very long ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(fc.string(), turkish, codeUnits, nasty)
