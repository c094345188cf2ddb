import { aProductDetail, hostileText } from '@market/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import {
  choiceText,
  firstChoice,
  missingVariant,
  parseChoice,
  printChoice,
  stockOfChoice,
  surchargeOf,
} from './variant-choice.ts'

const value = (id: number, name: string, images?: readonly string[]) => ({
  id,
  name,
  stock: 1,
  addPrice: kurus(0),
  ...(images && { images }),
})
const dress = (stocks: Readonly<Record<string, number>>) =>
  aProductDetail({
    images: ['red.front', 'red.close'],
    attributes: [
      {
        attributeType: 'variant',
        name: 'Renk',
        values: [value(101, 'Mavi', ['blue.front', 'blue.close']), value(102, 'Kırmızı', ['red.front', 'red.close'])],
      },
      { attributeType: 'variant', name: 'Beden', values: [value(201, 'S'), value(202, 'M')] },
      { attributeType: 'property', name: 'Kumaş', values: [value(301, 'Pamuk')] },
    ],
    stockCounts: Object.entries(stocks).map(([combination, stock]) => ({ combination, stock })),
  })
const inStock = dress({ '101;201': 3, '101;202': 3, '102;201': 0, '102;202': 1 })

it('begins with the colour of the picture and without a size', () => {
  expect(firstChoice(inStock)).toEqual([102])
})

it('begins with another colour where that of the picture is sold out', () => {
  expect(firstChoice(dress({ '101;201': 0, '101;202': 2, '102;201': 0, '102;202': 0 }))).toEqual([101])
})

it('begins with the first colour where all is sold out, with nothing where nothing is to be chosen', () => {
  expect(firstChoice(dress({ '101;201': 0, '102;201': 0 }))).toEqual([101])
  expect(firstChoice(aProductDetail({ attributes: [], stockCounts: [{ combination: '', stock: 4 }] }))).toEqual([])
})

it('begins with the only size of a product', () => {
  const [colour, size] = inStock.attributes
  if (!colour || !size) throw new Error('no variants')
  const attributes = [colour, { ...size, values: size.values.slice(0, 1) }]
  expect(firstChoice({ ...dress({ '102;201': 1 }), attributes })).toEqual([102, 201])
})

it('asks for the variant without a value, and for none once all are chosen', () => {
  expect(missingVariant(inStock, [102])?.name).toBe('Beden')
  expect(missingVariant(inStock, [])?.name).toBe('Renk')
  expect(missingVariant(inStock, [102, 202])).toBeUndefined()
})

it('counts what is left of a choice that is not complete', () => {
  expect(stockOfChoice(inStock, [101])).toBe(6)
  expect(stockOfChoice(inStock, [102])).toBe(1)
  expect(stockOfChoice(inStock, [102, 201])).toBe(0)
  expect(stockOfChoice(inStock, [])).toBe(7)
  expect(stockOfChoice(aProductDetail({ attributes: [], stock: 4 }), [])).toBe(4)
})

it('names what was chosen', () => {
  expect(choiceText(inStock, [202, 102])).toBe('Renk: Kırmızı, Beden: M')
  expect(choiceText(inStock, [102])).toBe('Renk: Kırmızı')
})

it('reads a choice from an address, in whatever order', () => {
  expect(printChoice([202, 102])).toBe('102-202')
  expect(parseChoice(inStock, '102-202')).toEqual([102, 202])
  expect(parseChoice(inStock, '202-101')).toEqual([202, 101])
  expect(parseChoice(inStock, '102')).toEqual([102])
})

it.each(['', '-', '101-102', '101-101', '301', '999', '101-999', '1e3', '101;201', ' 101'])(
  'takes no choice from %j',
  (text) => expect(parseChoice(inStock, text)).toBeUndefined(),
)

it('answers to any text', () =>
  fc.assert(
    fc.property(hostileText, (text) => {
      const ids = parseChoice(inStock, text)
      expect(ids === undefined || printChoice(ids) === printChoice(text.split('-').map(Number))).toBe(true)
    }),
  ))

it('adds the surcharges of the chosen variants to the price, and of nothing else', () => {
  const withPrice = (id: number, addPrice: number) => ({ ...value(id, String(id)), addPrice: kurus(addPrice) })
  const product = aProductDetail({
    attributes: [
      { attributeType: 'variant', name: 'Renk', values: [withPrice(1, 0), withPrice(2, 1_500)] },
      { attributeType: 'variant', name: 'Beden', values: [withPrice(3, -250), withPrice(4, 700)] },
      { attributeType: 'property', name: 'Kumaş', values: [withPrice(5, 9_000)] },
    ],
  })
  expect(surchargeOf(product, [2, 3])).toBe(1_250)
  expect(surchargeOf(product, [1, 5, 99])).toBe(0)
  expect(surchargeOf(product, [])).toBe(0)
})
