import type { AutocompleteWire } from '@market/contract'
import { categoryUrl, kurus, productUrl, type QueryWord, searchKey, toLira } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { readPopularCategories } from '../home/home.ts'
import { bestMatching } from '../listing/best-matching.ts'
import { readListingFilter } from '../listing/listing-filter.ts'
import { correctQuery } from './correct-query.ts'
import { findCategories } from './find-categories.ts'
import { matchingNames } from './matching-names.ts'
import type { BrowsePage } from './read-browse-pages.ts'
import { matchWords } from './match-words.ts'
import { keyOf, readQueryWords } from './read-query.ts'

const shortest = 2
const maxSuggestions = 10
const maxKeywords = 4
const maxProducts = 3
const maxBrowse = 2
/** Best sellers that are ranked by relevance. */
const maxRanked = 60
/** Specification section 9. */
const maxCategories = 5

/** Suggestions for the typed text, at most ten in all; for an empty one, pages to browse. */
export async function suggest(db: Database, pages: readonly BrowsePage[], q: string): Promise<AutocompleteWire> {
  const words = readQueryWords(q)
  if (words.map(keyOf).join('').length < shortest)
    return { keywords: [], products: [], categories: [], browse: await popular(db) }
  const suggestions = await suggestFor(db, pages, words)
  if (Object.values(suggestions).some((found) => found.length > 0)) return suggestions
  const corrected = await correctQuery(db, q, words)
  return corrected === undefined ? suggestions : suggestFor(db, pages, readQueryWords(corrected))
}

async function suggestFor(
  db: Database,
  pages: readonly BrowsePage[],
  words: readonly QueryWord[],
): Promise<AutocompleteWire> {
  const [keywords, products] = await Promise.all([suggestKeywords(db, words), suggestProducts(db, words)])
  const typed = words.map(({ text }) => text).join(' ')
  const browse = matchingNames(pages, typed)
    .slice(0, maxBrowse)
    .map(({ page: { name, url, image } }) => ({ url, image, text: name }))
  const room = Math.min(maxCategories, maxSuggestions - keywords.length - products.length - browse.length)
  const categories = findCategories(typed, room).map(({ name, slug }) => ({ name, slug }))
  return { keywords, products, categories, browse }
}

/** Phrases that begin with the typed text, then the typed words with the last one completed. */
async function suggestKeywords(db: Database, words: readonly QueryWord[]): Promise<string[]> {
  const typed = words.map(keyOf).join(' ')
  const before = words.slice(0, -1)
  const last = words.map(keyOf).at(-1) ?? ''
  const { rows } = await sql<{ spelling: string }>`
    (select spelling from search_phrases where phrase like ${`${typed}%`} order by phrase = ${typed} desc, weight desc, phrase limit ${sql.lit(maxKeywords)})
    union all
    (select spelling from search_words where word like ${`${last}%`} and ${before.length === 0}
      order by word = ${last} desc, weight desc, word limit ${sql.lit(maxKeywords)})`.execute(db)
  return [...new Map(rows.map(({ spelling }) => [searchKey(spelling), spelling])).values()].slice(0, maxKeywords)
}

const inStock = readListingFilter({ limit: 48, offset: 0, sort: 'default', stock: 'true' }, undefined)

/** The most relevant of the best-selling products in stock that match the words. */
async function suggestProducts(db: Database, words: readonly QueryWord[]): Promise<AutocompleteWire['products']> {
  const { match, rank = sql`0` } = matchWords(words, { typed: words, lastIs: 'beginning', anywhere: false })
  const best = bestMatching({
    filter: inStock,
    match,
    limit: maxRanked,
    offset: 0,
    mark: '~best',
    condition: sql`not p.adult`,
    typed: words.length === 1 ? words.map(keyOf)[0] : undefined,
  })
  const { rows } = await sql<{
    id: number
    slug: string
    name: string
    brand: string
    price: number
    thumbnail: string
  }>`
    select best.id, product.slug, product.name, b.name as brand, product.price, product.images[1] as thumbnail
    from (select p.id, row_number() over (order by ${rank} desc, p.sold_count desc, p.id) as place from (
        select * from ${best} found) p
      order by 2 limit ${sql.lit(maxProducts)}) best
    join products product on product.id = best.id join brands b on b.id = product.brand_id
    order by best.place`.execute(db)
  return rows.map(({ id, slug, name, brand, price, thumbnail }) => ({
    id,
    name,
    brand,
    url: productUrl({ id, slug }),
    thumbnail,
    price: toLira(kurus(price)),
  }))
}

async function popular(db: Database): Promise<AutocompleteWire['browse']> {
  const { items } = await readPopularCategories(db)
  return items.slice(0, maxSuggestions).map(({ name, slug, image }) => ({ url: categoryUrl(slug), image, text: name }))
}
