import { classifyPath } from '@market/domain/navigation'
import { typedPrice } from '@market/domain/money'
import { listingKinds, type ListingQuery, listingQuery } from '@market/domain/catalog'
import { redirect } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { barePath } from '../../page/bare-path.ts'
import { brought } from '../../page/brought.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import type { PageRequest } from '../../page/page.ts'
import { catalogTexts } from '../product/catalog-texts.ts'
import type { CategoryPlace } from './category-way.ts'
import { allValuesKey, type ListingData, listingData } from './listing-data.ts'

export interface CategoryListing extends ListingData {
  /** From a main category to that of the listing; empty without one. */
  readonly way: readonly CategoryPlace[]
}

/** Reads a listing as its address says it. A category that there is not is a page that there is not. */
export async function loadListing({ url, params, services: container }: PageRequest): Promise<CategoryListing> {
  const category = params['category'] ?? params['slug'] ?? ''
  const query = listingQuery.parse(url.searchParams, 'listing', category)
  const [min, max] = [url.searchParams.get('min'), url.searchParams.get('max')]
  // The price form of a browser without script.
  if (min !== null || max !== null)
    throw redirect(listingHref(url.pathname, withPrice(query, min ?? '', max ?? ''), {}))
  const placing = wayTo(category, url.searchParams)
  // An address that leads nowhere asks nothing of the provider. A browser follows links, and need not wait for the tree first.
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

/** The tree of categories is brought with the first listing that a browser goes to; the one it begins with has its way from the server. */
async function wayTo(category: string, params: URLSearchParams): Promise<readonly CategoryPlace[]> {
  if (category === '') return []
  const { categoryWay, writtenCategory } = await brought(() => import('./category-way.ts'))
  const way = categoryWay(category)
  if (way.length > 0) return way
  const written = writtenCategory(category)
  if (written) throw redirect(addressOf(written, params), 301)
  const small = `/${category.toLowerCase()}`
  // A product's address written with capitals.
  if (small !== `/${category}` && classifyPath(small).type === 'product') throw redirect(addressOf(small, params), 301)
  throw pageFailure(404, '')
}

/** The listing between two prices as typed; either may be empty. */
export function withPrice(query: ListingQuery, min: string, max: string): ListingQuery {
  const lira = (text: string) => {
    const price = typedPrice(text)
    return price === undefined || price < 0 ? '' : String(price / 100)
  }
  return { ...query, price: listingQuery.parse([['price', `${lira(min)}-${lira(max)}`]]).price }
}

const addressOf = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)

/**
 * Where search engines are to find the listing: its words and its page make another page of it; an order, a page size or a filter
 * shows the same goods.
 */
export function listingCanonical({ path, query }: Pick<ListingData, 'path' | 'query'>): string {
  const plain = listingQuery.parse(query.q ? [['q', query.q]] : [], query.kind, query.category)
  const isPlain = listingHref('', query, { sort: listingKinds[query.kind].sort }) === listingHref('', plain, {})
  return listingHref(barePath(path), plain, { page: isPlain ? query.page : 1 })
}

/** The one address of a category's listing: the tree's, whichever of its two was asked for. A search in it is another page. */
export const categoryCanonical = ({ path, query, way }: Pick<CategoryListing, 'path' | 'query' | 'way'>): string =>
  listingCanonical({ query, path: (query.q === '' && way.at(-1)?.url) || path })

/** Address of the same listing with every value of its facets, for a browser without script. */
export const allValuesHref = (path: string, query: ListingQuery): string => {
  const href = listingHref(path, query, { page: query.page })
  return `${href}${href.includes('?') ? '&' : '?'}${allValuesKey}=1`
}

/** Address of the same listing with some of its query changed; back on the first page unless a page is named. */
export function listingHref(path: string, query: ListingQuery, change: Partial<ListingQuery>): string {
  const params = new URLSearchParams(
    listingQuery.print({ ...query, page: 1, ...change }).map(([name, value]) => [name, value]),
  ).toString()
  return params ? `${path}?${params}` : path
}
