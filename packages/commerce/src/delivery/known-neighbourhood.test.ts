import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownNeighbourhood } from './known-neighbourhood.ts'

const known = [
  'Caferağa Mah.',
  'İncili Pınar Mah.',
  'Murat Köyü',
  'Murat Mah.',
  'Adalet Mah. (Canderviş Köyü)',
  '3 Mah.',
]

test.each<[string, string]>([
  ['Caferağa Mah.', 'Caferağa Mah.'],
  ['CAFERAĞA MAHALLESİ', 'Caferağa Mah.'],
  ['caferaga mh', 'Caferağa Mah.'],
  ['Caferağa'.normalize('NFD'), 'Caferağa Mah.'],
  ['İncilipınar', 'İncili Pınar Mah.'],
  ['Murat Mahallesi', 'Murat Mah.'],
  ['murat köy', 'Murat Köyü'],
  ['adalet mah (canderviş köyü)', 'Adalet Mah. (Canderviş Köyü)'],
  ['3. Mahalle', '3 Mah.'],
])('reads “%s” as %s', (typed, name) => expect(knownNeighbourhood(known, typed)).toBe(name))

test.each(['Moda', 'Murat', 'Mah.', '', 'Caferağa Mah. 12', 'Caferağa Mah. Murat Mah.'])(
  'knows no neighbourhood “%s”',
  (typed) => expect(knownNeighbourhood(known, typed)).toBeUndefined(),
)

test('any text is a name of the list or none, and a name of the list is itself', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (names, typed) => {
      const found = knownNeighbourhood(names, typed)
      expect(found === undefined || names.includes(found)).toBe(true)
      for (const name of names) expect(knownNeighbourhood(names, name)).toBe(name)
    }),
  ))
