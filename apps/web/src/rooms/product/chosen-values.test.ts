import { kurus } from '@market/domain'
import { aProductDetail } from '@market/testing'
import { expect, it } from 'vitest'
import { firstInStock, picturesOf } from './chosen-values.ts'

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
    ],
    stockCounts: Object.entries(stocks).map(([combination, stock]) => ({ combination, stock })),
  })

it('begins with the colour of the picture, in a size that is in stock', () => {
  const product = dress({ '101;201': 3, '101;202': 3, '102;201': 0, '102;202': 1 })
  expect(firstInStock(product)).toEqual([102, 202])
  expect(picturesOf(product, [102, 202])).toEqual(['red.front', 'red.close'])
})

it('begins with another colour where that of the picture is sold out, and shows it', () => {
  const product = dress({ '101;201': 0, '101;202': 2, '102;201': 0, '102;202': 0 })
  expect(firstInStock(product)).toEqual([101, 202])
  expect(picturesOf(product, [101, 202])).toEqual(['blue.front', 'blue.close'])
})

it('begins with the first where nothing is left, and with nothing where nothing is to be chosen', () => {
  expect(firstInStock(dress({ '101;201': 0, '102;202': 0 }))).toEqual([101, 201])
  const plain = aProductDetail({ images: ['cup.front'], attributes: [], stockCounts: [{ combination: '', stock: 4 }] })
  expect(firstInStock(plain)).toEqual([])
  expect(picturesOf(plain, [])).toEqual(['cup.front'])
})
