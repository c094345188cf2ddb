import type { ListingWire } from '@market/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { type FacetCache, listProducts } from '../listing/list-products.ts'
import type { ListingFilter, ListingPage } from '../listing/listing-filter.ts'
import { correctQuery } from './correct-query.ts'
import { findCategories } from './find-categories.ts'
import { type QueryWord, readQueryWords, searchMatch } from './read-query.ts'
import { suggestQueries } from './suggest-queries.ts'

interface Asked {
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly now: Date
}

/** Products for a query; if there are none, for the corrected query; otherwise suggestions of similar words. */
export async function searchProducts(db: Database, cache: FacetCache, q: string, asked: Asked): Promise<ListingWire> {
  if (q.trim() === '') return listProducts(db, cache, asked)
  const words = readQueryWords(q)
  const list = async (found: readonly QueryWord[]) =>
    listProducts(db, cache, { ...asked, search: searchMatch(found, await endOf(db, found)) })
  if (words.length === 0) return nothingFound(db, words, emptyListing)
  const listing = await list(words)
  if (listing.result_count > 0) return listing
  const corrected = await correctQuery(db, words)
  if (!corrected) return nothingFound(db, words, listing)
  const again = await list(corrected)
  if (again.result_count === 0) return nothingFound(db, corrected, listing)
  return { ...again, corrected_query: corrected.map(({ spelling }) => spelling).join(' ') }
}

/**
 * A word that products have is matched as a whole: honey (`bal`) is not fish (`balık`), and prefix searches are
 * expensive. Any other word may be incomplete.
 */
async function endOf(db: Database, words: readonly QueryWord[]): Promise<'whole' | 'beginning'> {
  const last = words.at(-1)?.key ?? ''
  const known = await db.selectFrom('search_words').select('word').where('word', '=', last).executeTakeFirst()
  return known ? 'whole' : 'beginning'
}

/** Corrections and categories for a query without products. */
async function nothingFound(db: Database, words: readonly QueryWord[], listing: ListingWire): Promise<ListingWire> {
  const suggested = await suggestQueries(db, words)
  const near = [...words.map(({ spelling }) => spelling), ...suggested].flatMap((text) => findCategories(text, 2))
  const categories = [...new Set(near)].slice(0, 5)
  return {
    ...listing,
    suggest_queries: suggested,
    suggest_categories: categories.map(({ id, name, slug }) => ({ id, name, slug, count: 0 })),
  }
}

const emptyListing: ListingWire = {
  results: [],
  result_count: 0,
  attributes: [],
  badges: [],
  categories: [],
  sub_categories: [],
  suggest_categories: [],
  suggest_queries: [],
  corrected_query: null,
  price_range: null,
}
