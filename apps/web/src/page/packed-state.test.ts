import '@market/testing/property-seed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packed, unpacked } from './packed-state.ts'

const overJson = (value: unknown) => JSON.parse(JSON.stringify(value))
const sent = (value: unknown) => unpacked(overJson(packed(value)))

it('names the fields of alike things once, and a value that all have once', () => {
  const cards = Array.from({ length: 48 }, (_, id) => ({
    id,
    name: `Ürün ${id}`,
    discount: null,
    shop: { id: 7, name: 'Selvi' },
  }))
  const text = JSON.stringify(packed(cards))
  expect(text.match(/name/g)).toHaveLength(2)
  expect(text.match(/discount|null|Selvi/g)).toHaveLength(3)
  expect(text.length).toBeLessThan(JSON.stringify(cards).length / 3)
  expect(sent(cards)).toEqual(cards)
})

const alike = fc.array(fc.record({ id: fc.integer(), shop: fc.record({ $: fc.jsonValue(), c: fc.jsonValue() }) }), {
  maxLength: 6,
})
it('gives back whatever JSON can say', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), alike, fc.array(fc.dictionary(fc.constantFrom('$', 'c', 'a'), fc.jsonValue()))),
      (value) => {
        expect(sent(value)).toEqual(overJson(value))
      },
    ),
    { numRuns: 2000 },
  ))

it('sends no address of a product that follows from its name', () => {
  const product = (id: number, url: unknown) => ({ id, brand: 'Çınar', name: `Işıklı Fare ${id}`, url })
  const products = [
    product(1, '/cinar-isikli-fare-1-p-1'),
    product(2, '/cinar-isikli-fare-2-p-2'),
    product(3, '/baska-ad-p-3'),
    product(4, null),
  ]
  const text = JSON.stringify(packed(products))
  expect(text).not.toContain('isikli-fare')
  expect(sent(products)).toEqual(products)
  expect(sent(products)).toEqual(products)
})

const named = fc.record({
  id: fc.integer(),
  brand: fc.string(),
  name: fc.string(),
  url: fc.constantFrom('/a-p-1', 1, null),
})
it('gives back addresses of whatever they are', () =>
  fc.assert(
    fc.property(fc.array(named, { minLength: 3, maxLength: 6 }), (rows) => {
      expect(sent(rows)).toEqual(overJson(rows))
    }),
  ))

it('leaves out what is undefined, as JSON does', () => {
  const values = [
    { a: 1, b: undefined },
    { a: 2, b: 3 },
    { a: 4, b: undefined },
  ]
  expect(sent({ values, gone: undefined })).toEqual(overJson({ values }))
})
