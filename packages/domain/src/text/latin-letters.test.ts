import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latinLetters } from './latin-letters.ts'

it.each([
  ['Ålesund', 'Alesund'],
  ['José Núñez', 'Jose Nunez'],
  ['Weiß', 'Weiss'],
  ['Łukasz Ødegård', 'Lukasz Odegard'],
  ['Əliyev', 'Eliyev'],
  ['Çağrı İnönü Kâmil', 'Çağrı İnönü Kâmil'],
  ['Иван', 'Иван'],
])('writes %j as %j', (text, latin) => expect(latinLetters(text)).toBe(latin))
it('changes nothing twice', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(latinLetters(latinLetters(text))).toBe(latinLetters(text))
    }),
  ))
