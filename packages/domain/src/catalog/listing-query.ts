import { typedPrice } from '../money/typed-price.ts'
import { cleanText } from '../text/clean-text.ts'
import type { ListingRequest } from './listing.ts'
import { type ListingKind, listingKinds } from './listing-kinds.ts'
import { type PriceRange, type StockFilter, stockFilter } from './listing-filters.ts'

/** A listing's query as in its address; the address is the only state of a listing (rules.md L1). */
export interface ListingQuery {
  readonly kind: ListingKind
  /** Page number from 1. */
  readonly page: number
  readonly limit: number
  readonly sort: string
  readonly stock: StockFilter
  readonly q: string
  /** Parts of `q` that are searched as words, not understood as a colour, brand or category (`AskedQuery`). */
  readonly literal: readonly string[]
  readonly category: string
  readonly price: PriceRange
  readonly brands: readonly string[]
  readonly rating: number | null
  readonly delivery: readonly string[]
  readonly shop: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

/** Names and values as the address bar carries them, repeats included: a `URLSearchParams` is one. */
export type ListingParams = Iterable<readonly [string, string]>

const lastPage = 100_000
const wholeOr = (text: string | undefined, fallback: number, accept: (value: number) => boolean): number => {
  const value = text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return accept(value) ? value : fallback
}
const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values.filter((value) => value !== ''))].sort().slice(0, 40)

const readPrice = (text = ''): PriceRange => {
  const [, low = '', high = ''] = /^(\d*(?:\.\d{1,2})?)-(\d*(?:\.\d{1,2})?)$/.exec(text) ?? []
  const [min, max] = [typedPrice(low), typedPrice(high)]
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : range
}
const printPrice = ({ min, max }: PriceRange): string =>
  min === undefined && max === undefined
    ? ''
    : `${min === undefined ? '' : min / 100}-${max === undefined ? '' : max / 100}`

const readAttribute = (text: string) => {
  const at = text.indexOf(':')
  return at > 0 && at < text.length - 1 ? [{ name: text.slice(0, at), value: text.slice(at + 1) }] : []
}

const printAttribute = ({ name, value }: ListingQuery['attributes'][number]): string => `${name}:${value}`

/** Reads a query from an address; unknown values fall back to the default, nothing is refused. */
const parse = (params: ListingParams, kind: ListingKind = 'listing', category = ''): ListingQuery => {
  const all = new Map<string, string[]>()
  for (const [name, value] of params) all.set(name, [...(all.get(name) ?? []), value])
  const one = (name: string) => all.get(name)?.[0]
  const rule = listingKinds[kind]
  const sort = one('sort') ?? ''
  const rating = wholeOr(one('rating'), 0, (value) => value <= 5)
  return {
    kind,
    page: wholeOr(one('page'), 1, (value) => value >= 1 && value <= lastPage),
    limit: wholeOr(one('limit'), rule.limit, (value) => rule.sizes.includes(value)),
    sort: rule.sorts.includes(sort) ? sort : rule.sort,
    stock: stockFilter(one('stock')),
    q: cleanText(one('q') ?? '').trim(),
    literal: distinct(all.get('literal') ?? []),
    category,
    price: readPrice(one('price')),
    brands: distinct(all.get('brand') ?? []),
    rating: rating === 0 ? null : rating,
    delivery: distinct(all.get('delivery') ?? []),
    shop: one('shop') ?? '',
    attributes: distinct(all.get('attr') ?? []).flatMap(readAttribute),
  }
}

/** The canonical address of a listing: defaults left out, a fixed order, repeats sorted. */
const print = (query: ListingQuery): readonly (readonly [string, string])[] => {
  const rule = listingKinds[query.kind]
  const pairs: readonly (readonly [string, string])[] = [
    ['q', query.q],
    ...distinct(query.literal).map((part) => ['literal', part] as const),
    ...distinct(query.brands).map((brand) => ['brand', brand] as const),
    ['price', printPrice(query.price)],
    ['rating', query.rating === null ? '' : String(query.rating)],
    ...distinct(query.delivery).map((delivery) => ['delivery', delivery] as const),
    ['shop', query.shop],
    ...distinct(query.attributes.map(printAttribute)).map((attribute) => ['attr', attribute] as const),
    ['stock', query.stock === 'true' ? 'true' : ''],
    ['sort', query.sort === rule.sort ? '' : query.sort],
    ['limit', query.limit === rule.limit ? '' : String(query.limit)],
    ['page', query.page === 1 ? '' : String(query.page)],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** The request sent to the provider: the page as an offset, the category as `category_slug`, for deals as `slug`. */
const toRequest = (query: ListingQuery): ListingRequest & { readonly slug?: string } => ({
  limit: query.limit,
  offset: (query.page - 1) * query.limit,
  sort: query.sort,
  stock: query.stock,
  ...(query.literal.length > 0 && { literal: query.literal }),
  ...(query.category && (query.kind === 'deals' ? { slug: query.category } : { categorySlug: query.category })),
  ...(query.brands.length > 0 && { brand: query.brands }),
  ...(printPrice(query.price) && { price: printPrice(query.price) }),
  ...(query.rating !== null && { rating: query.rating }),
  ...(query.delivery.length > 0 && { delivery: query.delivery }),
  ...(query.shop && { shop: query.shop }),
  ...(query.attributes.length > 0 && { attr: query.attributes.map(printAttribute) }),
})

/** A listing's query, read from the address (called or by `parse`), written back to it and to the wire (rules.md L1). */
export const listingQuery = Object.assign(parse, { parse, print, toRequest })
