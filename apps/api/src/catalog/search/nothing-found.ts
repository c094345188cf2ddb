import type { ListingWire, ProductCardWire } from '@market/contract'
import { type CategoryNode, findCategory, type QueryUnderstanding, searchKey } from '@market/domain'
import type { Database } from '@market/database'
import { productRow } from '../product/product-row.ts'
import { findCategories } from './find-categories.ts'
import { findPages } from './find-pages.ts'
import type { KeptSearch } from './kept-search.ts'
import { suggestQueries } from './suggest-queries.ts'
import { understoodWire } from './understood-wire.ts'
import { realWords } from './words/real-words.ts'
import { wordStems } from './words/word-stems.ts'

const maxCategories = 5
/** Categories whose best sellers are shown, and how many of each. */
const shown = { categories: 3, products: 4 }

/** Similar words, and the categories that they name with their best sellers, for a query without products. */
export async function nothingFound(
  db: Database,
  kept: KeptSearch,
  asked: { readonly q: string; readonly understanding: QueryUnderstanding; readonly now: Date },
): Promise<ListingWire> {
  const { q, understanding, now } = asked
  // `sucuk` is no typo of `sıcak`.
  const suggested = await suggestQueries(
    db,
    understanding.words.filter(({ forms }) => !forms.some((form) => realWords.has(form))),
  )
  const categories = nearCategories(understanding, suggested)
  const rows = await Promise.all(
    categories
      .slice(0, shown.categories)
      .map(async ({ id }) => productRow(db, { rule: 'most-sold', categoryId: id, limit: shown.products, now })),
  )
  return {
    ...emptyListing,
    suggest_queries: suggested,
    suggest_categories: categories.map(({ id, name, slug }) => ({ id, name, slug, count: 0 })),
    search: {
      ...understoodWire(understanding),
      left_out: [],
      pages: [...findPages(await kept.pages(db, now), { q, understanding })],
      near: distinct(rows.flat()),
    },
  }
}

/** Categories that were understood, then those that a word or a similar one names. */
function nearCategories({ words, parts }: QueryUnderstanding, similar: readonly string[]): readonly CategoryNode[] {
  const understood = parts.flatMap(({ filter }) => (filter.kind === 'category' ? filter.slugs : []))
  const texts = [...words.flatMap(({ text, forms }) => [text, ...forms]), ...similar]
  const found = [
    ...understood.flatMap((slug) => findCategory(slug) ?? []),
    ...texts.flatMap((text) => findCategories(text, 2).filter(({ name }) => hasWord(name, text))),
  ]
  return [...new Set(found)].slice(0, maxCategories)
}

/** Whether a name has a whole word of the text: `Çamaşır Makinesi` is not near to `cam`. */
function hasWord(name: string, text: string): boolean {
  const keys = new Set(keysOf(text))
  return keysOf(name).some((key) => keys.has(key))
}
const keysOf = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [searchKey(word), ...wordStems(word)]))

const distinct = (cards: readonly ProductCardWire[]): ProductCardWire[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

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
