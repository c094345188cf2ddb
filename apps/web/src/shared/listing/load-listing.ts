import { classifyPath } from '@market/domain/navigation'
import { type Money, typedPrice } from '@market/domain/money'
import { listingKinds, type ListingQuery, listingQuery } from '@market/domain/catalog'
import { loadPageCode } from '@market/react'
import { redirect } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { barePath } from '../../page/bare-path.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import type { PageRequest } from '../../page/page.ts'
import { catalogTexts } from '../product/catalog-texts.ts'
import type { CategoryPlace } from './category-way.ts'
import { allValuesKey, type ListingData, listingData } from './listing-data.ts'

export interface CategoryListing extends ListingData {
  /** Categories from a main category down to the listing's; empty without one. */
  readonly way: readonly CategoryPlace[]
}

/** Loads the listing for an address. An unknown category is a 404. */
export async function loadListing({ url, params, services: container }: PageRequest): Promise<CategoryListing> {
  const category = params['category'] ?? params['slug'] ?? ''
  const query = listingQuery.parse(url.searchParams, 'listing', category)
  const [min, max] = [url.searchParams.get('min'), url.searchParams.get('max')]
  // Sent by the price form of a browser without script.
  if (min !== null || max !== null)
    throw redirect(listingHref(url.pathname, withPrice(query, min ?? '', max ?? ''), {}))
  const placing = wayTo(category, url.searchParams)
  // The server checks the category first, so that unknown addresses send no request to the API. A browser follows links
  // and does not wait for the category tree.
  if (import.meta.env.SSR) await placing
  const ask = async () => {
    const catalog = container.get(services.ProductCatalog)
    const request = listingQuery.toRequest(query)
    return query.q === '' ? catalog.listing(request) : catalog.search({ ...request, q: query.q })
  }
  const [placed, answered] = await Promise.allSettled([placing, ask()])
  if (placed.status === 'rejected') throw placed.reason
  if (answered.status === 'rejected') throw answered.reason
  if (!answered.value.ok) throw gatewayProblem(answered.value.failure, catalogTexts.problems)
  refuseBeyond(url, { ...query, count: answered.value.value.resultCount })
  return { ...listingData(url, query, answered.value.value), way: placed.value }
}

/**
 * Finds the path of categories. In the browser, the category tree loads with the first listing after a navigation; a
 * first page has its path from the server.
 */
async function wayTo(category: string, params: URLSearchParams): Promise<readonly CategoryPlace[]> {
  if (category === '') return []
  const { categoryWay, writtenCategory } = await loadPageCode(() => import('./category-way.ts'))
  const way = categoryWay(category)
  if (way.length > 0) return way
  const written = writtenCategory(category)
  if (written) throw redirect(addressOf(written, params), 301)
  const small = `/${category.toLowerCase()}`
  // The address of a product, written with capitals.
  if (small !== `/${category}` && classifyPath(small).type === 'product') throw redirect(addressOf(small, params), 301)
  throw pageFailure(404, '')
}

/** The query with the typed price range; either price may be empty. */
export function withPrice(query: ListingQuery, min: string, max: string): ListingQuery {
  const lira = (text: string) => {
    const price = boundOf(text)
    return price === undefined ? '' : String(price / 100)
  }
  return { ...query, price: listingQuery.parse([['price', `${lira(min)}-${lira(max)}`]]).price }
}

/** Whether a typed text can be a bound of a price range; an empty text can. */
export const isPriceBound = (text: string): boolean => text.trim() === '' || boundOf(text) !== undefined

function boundOf(text: string): Money | undefined {
  const price = typedPrice(text)
  return price !== undefined && price >= 0 ? price : undefined
}

const addressOf = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)

/**
 * The canonical address of a listing. Search words and page number make it a different page; sort order, page size and
 * filters show the same products.
 */
export function listingCanonical({ path, query }: Pick<ListingData, 'path' | 'query'>): string {
  const plain = listingQuery.parse(query.q ? [['q', query.q]] : [], query.kind, query.category)
  const isPlain = listingHref('', query, { sort: listingKinds[query.kind].sort }) === listingHref('', plain, {})
  return listingHref(barePath(path), plain, { page: isPlain ? query.page : 1 })
}

/**
 * The canonical address of a category, which is the tree's although a category has two addresses. A search within it is
 * a separate page.
 */
export const categoryCanonical = ({ path, query, way }: Pick<CategoryListing, 'path' | 'query' | 'way'>): string =>
  listingCanonical({ query, path: (query.q === '' && way.at(-1)?.url) || path })

/** Address of the same listing with every value of its facets, for browsers without script. */
export const allValuesHref = (path: string, query: ListingQuery): string => {
  const href = listingHref(path, query, { page: query.page })
  return `${href}${href.includes('?') ? '&' : '?'}${allValuesKey}=1`
}

/** Address of the same listing with parts of its query changed. It is the first page unless `change` has a page. */
export function listingHref(path: string, query: ListingQuery, change: Partial<ListingQuery>): string {
  const params = new URLSearchParams(
    listingQuery.print({ ...query, page: 1, ...change }).map(([name, value]) => [name, value]),
  ).toString()
  return params ? `${path}?${params}` : path
}
