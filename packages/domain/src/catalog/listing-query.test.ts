import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { cleanText } from '../text/clean-text.ts'
import { groupOpen, stockFilter } from './listing-filters.ts'
import { type ListingKind, listingKinds } from './listing-kinds.ts'
import { type ListingQuery, listingQuery } from './listing-query.ts'

const parse = (text: string, kind?: ListingKind, category?: string) =>
  listingQuery.parse(new URLSearchParams(text), kind, category)
const kinds: readonly ListingKind[] = ['listing', 'deals', 'campaign', 'raffle', 'comments', 'mini']
/** Keys that a listing of any kind has. */
const commonSorts = ['default', 'price_desc', 'price_asc', 'name_asc', 'name_desc', 'discount_desc']

/** Words that cannot occur in an address are left out: the words come from one. */
const word = hostileText.map((text) => text.toWellFormed()).filter((text) => text !== '')
const words = fc.uniqueArray(word, { maxLength: 4 }).map((list) => list.toSorted())
const pair = fc.record({ name: word.filter((name) => !name.includes(':')), value: word })
const print = ({ name, value }: { readonly name: string; readonly value: string }) => `${name}:${value}`
const amount = fc.nat(999_999_999).map(kurus)
const price = fc.oneof(
  fc.constant({}),
  amount.map((min) => ({ min })),
  amount.map((max) => ({ max })),
  fc.tuple(amount, amount).map(([one, other]) => (one <= other ? { min: one, max: other } : { min: other, max: one })),
)
const query: fc.Arbitrary<ListingQuery> = fc.constantFrom(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    page: fc.integer({ min: 1, max: 100_000 }),
    limit: fc.constantFrom(...listingKinds[kind].sizes),
    sort: fc.constantFrom(...listingKinds[kind].sorts),
    stock: fc.constantFrom('true' as const, 'false' as const),
    q: word.map((text) => cleanText(text).trim()),
    literal: words,
    category: fc.constantFrom('', 'elektronik'),
    price,
    brands: words,
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    delivery: words,
    shop: fc.constantFrom('', 'anka'),
    attributes: fc
      .uniqueArray(pair, { maxLength: 4, selector: print })
      .map((list) => list.toSorted((one, other) => (print(one) < print(other) ? -1 : 1))),
  }),
)
const throughAddress = (wanted: ListingQuery) => {
  const params = new URLSearchParams()
  for (const [name, value] of listingQuery.print(wanted)) params.append(name, value)
  return listingQuery.parse(new URLSearchParams(params.toString()), wanted.kind, wanted.category)
}

describe('L1 listingQuery', () => {
  it('reads words without marks that turn the direction of a title', () => {
    expect(parse('q=%E2%80%AEkulakl%C4%B1k%E2%80%AC').q).toBe('kulaklık')
  })

  it.each([
    ['listing', [12, 24, 36, 48, 60], 48, 'default'],
    ['deals', [20, 30, 50, 60], 60, 'default'],
    ['campaign', [8, 20, 30, 50, 60], 8, 'default'],
    ['raffle', [18], 18, 'default'],
    ['comments', [5], 5, 'date_desc'],
    ['mini', [12, 24, 36, 48, 60], 48, 'default'],
  ] as const)('of kind %s has the sizes %j, first %i in the order %s', (kind, sizes, limit, sort) => {
    expect(parse('', kind)).toMatchObject({ kind, page: 1, limit, sort, stock: 'false', price: {}, rating: null })
    for (let size = 0; size <= 100; size += 1)
      expect(parse(`limit=${size}`, kind).limit).toBe(sizes.some((known) => known === size) ? size : limit)
  })
  it.each([
    ['listing', [...commonSorts, 'sell_count_desc', 'date_asc', 'date_desc'], ['sell_count_asc', 'like']],
    ['deals', [...commonSorts, 'sell_count_desc', 'date_asc', 'date_desc'], ['sell_count_asc', 'like']],
    ['mini', [...commonSorts, 'sell_count_asc'], ['sell_count_desc', 'date_asc', 'date_desc', 'like']],
    ['comments', ['date_desc', 'date_asc', 'like'], ['default', 'price_asc']],
  ] as const)('of kind %s sorts by %j, not by %j', (kind, known, unknown) => {
    for (const sort of known) expect(parse(`sort=${sort}`, kind).sort).toBe(sort)
    for (const sort of unknown) expect(parse(`sort=${sort}`, kind).sort).toBe(parse('', kind).sort)
  })
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=٢',
    'page=',
    'page=100001',
    'page=9999999999999999999999',
    'limit=13',
    'limit=61',
    'limit=1e1',
    'limit= 12',
    'sort=price',
    'sort=__proto__',
    'sort=PRICE_ASC',
    'stock=TRUE',
    'stock=1',
    'rating=0',
    'rating=6',
    'rating=4.5',
    'price=a-b',
    'price=-',
    'price=5',
    'price=1.555-2',
    'price=-5--1',
    'price=999999999999999999-',
    'attr=Renk',
    'attr=:Siyah',
    'attr=Renk:',
    'brand=',
    'utm=x',
    '__proto__=x',
  ])('falls back on %s', (text) => expect(parse(text)).toEqual(parse('')))
  it('reads every field of an address', () =>
    expect(
      parse(
        'page=3&limit=24&sort=price_asc&stock=true&price=400-900&brand=b&brand=a&brand=a&rating=4&delivery=kargomat' +
          '&shop=anka&attr=Renk:Siyah&attr=Beden:S:M&q=+kulakl%C4%B1k+',
        'listing',
        'telefon',
      ),
    ).toEqual({
      kind: 'listing',
      page: 3,
      literal: [],
      limit: 24,
      sort: 'price_asc',
      stock: 'true',
      q: 'kulaklık',
      category: 'telefon',
      price: { min: 40_000, max: 90_000 },
      brands: ['a', 'b'],
      rating: 4,
      delivery: ['kargomat'],
      shop: 'anka',
      attributes: [
        { name: 'Beden', value: 'S:M' },
        { name: 'Renk', value: 'Siyah' },
      ],
    }))
  it('reads open price ranges, and swaps reversed ones', () => {
    expect(parse('price=400-').price).toStrictEqual({ min: 40_000 })
    expect(parse('price=-900').price).toStrictEqual({ max: 90_000 })
    expect(parse('price=149.90-299.9').price).toEqual({ min: 14_990, max: 29_990 })
    expect(parse('price=0-0').price).toEqual({ min: 0, max: 0 })
    expect(parse('price=900-100').price).toEqual({ min: 10_000, max: 90_000 })
  })
  it('takes the first of what does not repeat, and forty of what does', () => {
    expect(parse('page=2&page=3').page).toBe(2)
    const brands = Array.from({ length: 60 }, (_, index) => `brand=${index}`).join('&')
    expect(parse(brands).brands).toHaveLength(40)
  })
  it('can be called as a function', () => expect(listingQuery([['page', '2']])).toEqual(parse('page=2')))
  it('turns the page into an offset and the category into its wire name', () => {
    expect(listingQuery.toRequest(parse('', 'listing'))).toEqual({
      limit: 48,
      offset: 0,
      sort: 'default',
      stock: 'false',
    })
    expect(
      listingQuery.toRequest(
        parse(
          'page=3&limit=24&brand=b&brand=a&price=5-&rating=4&delivery=kargomat&shop=anka&attr=Renk:Siyah&stock=true',
          'listing',
          'telefon',
        ),
      ),
    ).toEqual({
      limit: 24,
      offset: 48,
      sort: 'default',
      stock: 'true',
      categorySlug: 'telefon',
      brand: ['a', 'b'],
      price: '5-',
      rating: 4,
      delivery: ['kargomat'],
      shop: 'anka',
      attr: ['Renk:Siyah'],
    })
    const deals = listingQuery.toRequest(parse('page=2', 'deals', 'telefon'))
    expect(deals).toEqual({ limit: 60, offset: 60, sort: 'default', stock: 'false', slug: 'telefon' })
  })
  it('counts the offset from the first page', () =>
    fc.assert(
      fc.property(query, (wanted) => {
        const { offset, limit } = listingQuery.toRequest(wanted)
        expect([offset, limit]).toEqual([(wanted.page - 1) * wanted.limit, wanted.limit])
      }),
    ))
  it('prints one address for one listing: without defaults, in a fixed order, with sorted values', () => {
    expect(listingQuery.print(parse('page=1&limit=48&sort=default&stock=false&utm=x'))).toEqual([])
    const wanted = {
      ...parse('page=2&price=400-&q=a&shop=anka&rating=3&stock=true&sort=like&limit=12'),
      brands: ['b', 'a'],
    }
    expect(
      listingQuery.print({
        ...wanted,
        sort: 'price_asc',
        delivery: ['kargomat', 'fast_shipping', 'kargomat'],
        attributes: [
          { name: 'Renk', value: 'Siyah' },
          { name: 'Beden', value: 'S' },
        ],
      }),
    ).toEqual([
      ['q', 'a'],
      ['brand', 'a'],
      ['brand', 'b'],
      ['price', '400-'],
      ['rating', '3'],
      ['delivery', 'fast_shipping'],
      ['delivery', 'kargomat'],
      ['shop', 'anka'],
      ['attr', 'Beden:S'],
      ['attr', 'Renk:Siyah'],
      ['stock', 'true'],
      ['sort', 'price_asc'],
      ['limit', '12'],
      ['page', '2'],
    ])
  })
  it('is read back from the address it printed', () =>
    fc.assert(
      fc.property(query, (wanted) => {
        expect(throughAddress(wanted)).toEqual(wanted)
      }),
    ))
  it('reads any address, and has one spelling for it', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(
          fc.tuple(
            fc.constantFrom('page', 'limit', 'sort', 'stock', 'price', 'rating', 'attr', 'brand', 'q', '__proto__'),
            fc.oneof(hostileText, fc.string({ unit: fc.constantFrom(...'0123456789-:,.') })),
          ),
        ),
        (kind, pairs) => {
          const once = listingQuery.parse(pairs, kind)
          expect(listingQuery.parse(listingQuery.print(once), kind)).toEqual(once)
        },
      ),
    ))
  it('reads long texts', () => {
    for (const text of longTexts)
      for (const name of ['page', 'price', 'attr', 'brand', 'q', 'sort'])
        expect(listingQuery.parse([[name, text]]).page).toBe(1)
  })
})

describe('L2 stockFilter', () => {
  it.each([
    ['true', 'true'],
    ['false', 'false'],
    ['', 'false'],
    ['TRUE', 'false'],
    [undefined, 'false'],
    [true, 'false'],
  ])('of %j is %s', (value, filter) => expect(stockFilter(value)).toBe(filter))
})

describe('L3 groupOpen', () => {
  it('opens only Marka', () => {
    expect(groupOpen('Marka')).toBe(true)
    for (const name of ['marka', 'MARKA', 'Marka ', 'Renk', '', '__proto__']) expect(groupOpen(name)).toBe(false)
  })
})
