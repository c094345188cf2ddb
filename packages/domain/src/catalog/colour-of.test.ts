import { expect, it } from 'vitest'
import { colourOf, namesColours } from './colour-of.ts'

it.each([
  ['Siyah', '#2e3235'],
  ['MAT SİYAH', '#2e3235'],
  ['Kar Beyazı', '#f4f5f6'],
  ['Mavi', '#437fda'],
  ['Gece Mavisi', '#24376b'],
  ['Çam Yeşili', '#2f7a48'],
  ['Gül Kurusu', '#c98593'],
])('knows what %s looks like', (name, colour) => expect(colourOf(name)).toBe(colour))

it.each(['', 'XL', '38', 'Desenli', 'Kremalı', 'constructor'])('sees no colour in %j', (name) =>
  expect(colourOf(name)).toBeUndefined(),
)

it('knows which attributes are colours', () => {
  expect(['Renk', 'Çerçeve Rengi', 'RENK'].map(namesColours)).toEqual([true, true, true])
  expect(['Renk Sayısı', 'Beden', 'Frenk', ''].map(namesColours)).toEqual([false, false, false, false])
})
