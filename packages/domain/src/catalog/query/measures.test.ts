import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureForms, measureKey } from './measures.ts'

it.each([
  ['1 kilo', '1000 g'],
  ['1.000 gr', '1000 g'],
  ['0,5 lt', '500 ml'],
  ['1.5 l', '1500 ml'],
  ['75 cl', '750 ml'],
  ['2 metre', '200 cm'],
  ['3,0 l', '3000 ml'],
  ['128 gb', '128 gb'],
  ['1 tb', '1000 gb'],
  ['42 numara', '42 numara'],
  ['iki kisilik', '2 kisilik'],
  ['cift kisilik', '2 kisilik'],
  ['tek kisilik', '1 kisilik'],
  ['8 yasindaki', '8 yas'],
  ['bir adet', undefined],
  ['55 ekran', '55 inc'],
  ['140 ekran', '55 inc'],
  ['102 ekran', '40 inc'],
  ['82 ekran', '32 inc'],
  ['165 ekran', '65 inc'],
])('%s is %s', (typed, key) => expect(measureKey(typed)).toBe(key))

it('a measure is written in every unit that reads well, as typed first', () => {
  expect(measureForms('500 ml')).toEqual(expect.arrayContaining(['500 ml', '500ml', '0,5 l', '0,5 litre', '50 cl']))
  expect(measureForms('1 kg').slice(0, 1)).toEqual(['1 kg'])
  expect(measureForms('8 ml')).not.toContain('0,008 l')
  expect(measureForms('mavi')).toEqual(['mavi'])
  expect(measureForms('2 kisilik')).toContain('cift kisilik')
})

it('all forms of a measure are the same measure', () => {
  const measures = fc.tuple(
    fc.integer({ min: 1, max: 50_000 }),
    fc.constantFrom('g', 'kg', 'ml', 'l', 'cl', 'cm', 'm', 'gb', 'tb', 'w'),
  )
  fc.assert(
    fc.property(measures, ([count, unit]) => {
      const keys = measureForms(`${count} ${unit}`).map(measureKey)
      expect(new Set(keys).size).toBe(1)
    }),
  )
})
