import { expect, it } from 'vitest'
import { picturesInColour, toneOf } from './in-colour.ts'

it.each([
  ['Kırmızı', 'red'],
  ['Bordo', 'burgundy'],
  ['Lacivert', 'navy'],
  ['Mavi', 'blue'],
  ['Haki', 'olive'],
  ['Gri', 'mono'],
  ['Füme', 'mono'],
  ['Krem', 'sand'],
  ['Kırık Beyaz', 'white'],
  ['Sarı', 'yellow'],
])('shows %s in the tone nearest to it', (name, tone) => expect(toneOf(name)).toBe(tone))

it('shows the same views in another colour', () =>
  expect(picturesInColour(['dress.sage.natural.front', 'dress.sand.natural.close'], 'Mercan')).toEqual([
    'dress.sage.coral.front',
    'dress.sand.coral.close',
  ]))

it('returns nothing for pictures with fixed colours, and for names that are not colours', () => {
  expect(picturesInColour(['light-bulb.sage.natural.front'], 'Mercan')).toEqual([])
  expect(picturesInColour(['dress.sage.natural.front'], 'Desenli')).toEqual([])
})
