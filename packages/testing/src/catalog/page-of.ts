import type { ListingPage, ListingRequest, ProductCard, ProductDetail } from '@market/domain/catalog'
import { aListingPage } from './a-listing-page.ts'

const byPrice = (one: ProductCard, other: ProductCard) => one.price - other.price
const byName = (one: ProductCard, other: ProductCard) => one.name.localeCompare(other.name, 'tr')
const sorts: Readonly<Record<string, (one: ProductCard, other: ProductCard) => number>> = {
  price_asc: byPrice,
  price_desc: (one, other) => byPrice(other, one),
  name_asc: byName,
  name_desc: (one, other) => byName(other, one),
}
const inPrice = (range: string | undefined, product: ProductDetail): boolean => {
  const [min = '', max = ''] = range?.split('-') ?? []
  return product.price >= Number(min) * 100 && (max === '' || product.price <= Number(max) * 100)
}
const fits = (request: ListingRequest) => (product: ProductDetail) =>
  (request.categorySlug === undefined || product.categories.some(({ slug }) => slug === request.categorySlug)) &&
  (request.stock !== 'true' || product.stock > 0) &&
  (!request.brand?.length || request.brand.includes(product.brand)) &&
  inPrice(request.price, product)

/** The page of products that a listing request asks for. */
export const pageOf = (found: readonly ProductDetail[], request: ListingRequest): ListingPage => {
  const fitting = found.filter(fits(request))
  const sort = sorts[request.sort]
  const results = (sort ? fitting.toSorted(sort) : fitting).slice(request.offset, request.offset + request.limit)
  return aListingPage({ results, resultCount: fitting.length })
}
