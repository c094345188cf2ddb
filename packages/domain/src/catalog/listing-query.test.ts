import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { discountBought, discountLabel } from './discount-bought.ts'
import {
  groupOpen,
  type ListingKind,
  listingKinds,
  type ListingQuery,
  listingQuery,
  stockFilter,
} from './listing-query.ts'
import { variantStock } from './variant-stock.ts'

const parse = (text: string, kind?: ListingKind, category?: string) =>
  listingQuery.parse(new URLSearchParams(text), kind, category)
const words = fc
  .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 4 })
  .map((list) => list.toSorted())
const query: fc.Arbitrary<ListingQuery> = fc
  .constantFrom<ListingKind>('listing', 'deals', 'campaign', 'mini', 'comments')
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      page: fc.integer({ min: 1, max: 9999 }),
      limit: fc.constantFrom(...listingKinds[kind].sizes),
      sort: fc.constantFrom(...listingKinds[kind].sorts),
      stock: fc.constantFrom('true' as const, 'false' as const),
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      category: fc.constantFrom('', 'elektronik'),
      price: fc.tuple(fc.option(fc.nat(9999)), fc.option(fc.integer({ min: 9999, max: 99_999 }))).map(([min, max]) => ({
        ...(min !== null && { min: kurus(min * 100) }),
        ...(max !== null && { max: kurus(max * 100) }),
      })),
      brands: words,
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      delivery: words,
      shop: fc.constantFrom('', 'anka'),
      attributes: fc.constantFrom(
        [],
        [{ name: 'Renk', value: 'Siyah' }],
        [
          { name: 'Beden', value: 'S' },
          { name: 'Renk', value: 'a:b' },
        ],
      ),
    }),
  )

describe('L1 listingQuery', () => {
  it('starts with the defaults of its kind', () => {
    expect(parse('')).toMatchObject({ page: 1, limit: 48, sort: 'default', stock: 'false' })
    expect(parse('', 'deals').limit).toBe(60)
    expect(parse('', 'campaign').limit).toBe(8)
    expect(parse('', 'raffle').limit).toBe(18)
    expect(parse('', 'comments')).toMatchObject({ limit: 5, sort: 'date_desc' })
  })
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=9999999',
    'limit=13',
    'limit=61',
    'limit=1e1',
    'sort=price',
    'sort=__proto__',
    'rating=6',
  ])('falls back on %s', (text) => expect(parse(text)).toEqual(parse('')))
  it('takes no deals limit of 61 or more', () => {
    expect(parse('limit=61', 'deals').limit).toBe(60)
    expect(parse('limit=30', 'deals').limit).toBe(30)
  })
  it('turns the page into an offset and the category into its wire name', () => {
    expect(listingQuery.toRequest(parse('page=3&limit=24', 'listing', 'telefon'))).toMatchObject({
      offset: 48,
      limit: 24,
      categorySlug: 'telefon',
    })
    expect(listingQuery.toRequest(parse('', 'deals', 'telefon'))).toMatchObject({ slug: 'telefon' })
    expect(listingQuery.toRequest(parse('', 'deals', 'telefon'))).not.toHaveProperty('categorySlug')
  })
  it('leaves the defaults out of the address', () => {
    expect(listingQuery.print(parse('page=1&limit=48&sort=default&stock=false&utm=x'))).toEqual([])
    expect(listingQuery.print(parse('page=2&brand=b&brand=a&price=400-'))).toEqual([
      ['brand', 'a'],
      ['brand', 'b'],
      ['price', '400-'],
      ['page', '2'],
    ])
  })
  it('swaps a price range the wrong way round', () =>
    expect(parse('price=900-100').price).toEqual({ min: 10_000, max: 90_000 }))
  it('is read back from what it printed', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        const params = new URLSearchParams(
          listingQuery.print(wanted).map(([name, value]): [string, string] => [name, value]),
        )
        expect(listingQuery.parse(params, wanted.kind, wanted.category)).toEqual(wanted)
      }),
    )
  })
  it('reads any address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('page', 'limit', 'price', 'attr', 'brand', '__proto__'), fc.string())),
        (pairs) => {
          const once = listingQuery.parse(pairs)
          expect(listingQuery.parse(listingQuery.print(once))).toEqual(once)
        },
      ),
    )
  })
})
describe('L2 stockFilter', () => {
  it('is all unless asked', () =>
    expect(['true', 'false', '', undefined, 'TRUE'].map(stockFilter)).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]))
})
describe('L3 groupOpen', () => {
  it('opens Marka alone', () => expect(['Marka', 'marka', 'Renk'].map(groupOpen)).toEqual([true, false, false]))
})
describe('L4 variantStock', () => {
  const product = {
    stock: 9,
    stockCounts: [
      { combination: '3;12', stock: 4 },
      { combination: '3;13', stock: 0 },
    ],
  }
  it('does not mind the order of choosing', () => {
    expect(variantStock(product, [12, 3])).toBe(4)
    expect(variantStock(product, [3, 13])).toBe(0)
    expect(variantStock(product, [3])).toBe(0)
    expect(variantStock({ stock: 9, stockCounts: [] }, [])).toBe(9)
    expect(variantStock({ stock: 9, stockCounts: [{ combination: '12;3', stock: 2 }] }, [3, 12])).toBe(2)
  })
})
describe('L5 discountBought', () => {
  it('is what is gone of the share', () => {
    expect(discountBought({ maxQuantity: 36, originalQuantity: 100 })).toBe(64)
    expect(discountLabel).toBe('İndirimli Ürün')
  })
})
