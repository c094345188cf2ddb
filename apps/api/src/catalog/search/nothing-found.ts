import type { ListingWire, ProductCardWire } from '@market/contract'
import { searchKey } from '@market/domain/text'
import { type CategoryNode, findCategory, type QueryUnderstanding } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { endsCompound } from '@market/commerce'
import { productRowOfEach } from '../product/product-row.ts'
import { findCategories } from './find-categories.ts'
import { findPages } from './find-pages.ts'
import type { KeptSearch } from './kept-search.ts'
import { suggestedQueries } from './suggest-queries.ts'
import { understoodWire } from './understood-wire.ts'
import { nearKinds } from './words/near-kinds.ts'
import { wordStems } from './words/word-stems.ts'

const maxCategories = 5
/** Categories whose best sellers are shown, and how many of each. */
const shown = { categories: 3, products: 4 }

/** The answer to a query without products: similar words, and the categories that they name with their best sellers. */
export async function nothingFound(
  db: Database,
  kept: KeptSearch,
  asked: {
    readonly q: string
    readonly understanding: QueryUnderstanding
    readonly similar: readonly string[]
    readonly now: Date
  },
): Promise<ListingWire> {
  const { q, understanding, now } = asked
  const suggested = suggestedQueries(asked.similar)
  const categories = nearCategories(understanding, suggested)
  const near = await productRowOfEach(db, {
    rule: 'most-sold',
    categoryIds: categories.slice(0, shown.categories).map(({ id }) => id),
    limit: shown.products,
    now,
  })
  return {
    ...emptyListing,
    suggest_queries: suggested,
    suggest_categories: categories.map(({ id, name, slug }) => ({ id, name, slug, count: 0 })),
    search: {
      ...understoodWire(understanding),
      left_out: [],
      pages: [...findPages(await kept.pages(db, now), { q, understanding: withoutEnds(understanding) })],
      near: distinct(near),
    },
  }
}

/**
 * Categories nearest to the meaning of a word, then those understood, then those named by a word or a similar one. The
 * last word of a compound is ignored: `maden suyu` (mineral water) is not near to `Çamaşır Suyu` (bleach).
 */
function nearCategories(understanding: QueryUnderstanding, similar: readonly string[]): readonly CategoryNode[] {
  const { words, parts } = withoutEnds(understanding)
  const understood = parts.flatMap(({ filter }) => (filter.kind === 'category' ? filter.slugs : []))
  const texts = [...words.flatMap(({ text, forms }) => [text, ...forms]), ...similar]
  const found = [
    ...understanding.words.flatMap(({ text }) => nearKinds(text)).flatMap((slug) => findCategory(slug) ?? []),
    ...understood.flatMap((slug) => findCategory(slug) ?? []),
    ...texts.flatMap((text) => findCategories(text, 2).filter(({ name }) => hasWord(name, text))),
  ]
  return [...new Set(found)].slice(0, maxCategories)
}

function withoutEnds({ words, parts }: QueryUnderstanding): QueryUnderstanding {
  if (words.length + parts.length < 2) return { words, parts }
  return {
    words: words.filter(({ text }, index) => index < words.length - 1 || !endsCompound.test(text)),
    parts: parts.filter(({ filter }) => filter.kind !== 'category' || filter.partly !== true),
  }
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
