import type { ListingWire } from '@market/contract'
import {
  findCategory,
  pathTo,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
  understandQuery,
} from '@market/domain'
import type { Database } from '@market/database'
import { chosenFilters } from '../listing/filter-sql.ts'
import { listProducts } from '../listing/list-products.ts'
import type { ListingFilter, ListingPage } from '../listing/listing-filter.ts'
import { corrected as mended, findCorrections } from './correct-query.ts'
import { findPages } from './find-pages.ts'
import type { KeptSearch } from './kept-search.ts'
import { matchWords } from './match-words.ts'
import { nothingFound } from './nothing-found.ts'
import { readQueryWords } from './read-query.ts'
import { sortOf, understoodWire } from './understood-wire.ts'
import { meantCategories } from './words/meant-categories.ts'
import { type KnownWords, readKnownWords } from './words/read-known-words.ts'
import { type Relaxed, relax } from './relax.ts'

interface Asked {
  readonly q: string
  /** Parts that are read as plain words. */
  readonly literal: readonly string[]
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly now: Date
}

/**
 * Products for a query as it is understood; if there are none, for the corrected query; if there are still none, for less of it;
 * otherwise what it comes near.
 */
export async function searchProducts(db: Database, kept: KeptSearch, asked: Asked): Promise<ListingWire> {
  const { literal, filter, page, now } = asked
  const q = plainText(asked.q)
  if (q.trim() === '') return listProducts(db, kept.facets, asked)
  const vocabulary = await kept.vocabulary(db, now)
  const read = (text: string) => withoutOtherCategory(understandQuery(text, vocabulary, literal), filter)
  const tryOut = async ({ understanding, leftOut }: Relaxed, corrected: string | null) => {
    const known = await readKnownWords(db, understanding.words)
    if (known.unknown.length > 0 || understanding.words.length + understanding.parts.length === 0) return known
    const listing = await listUnderstood(
      db,
      kept,
      { understanding, lastIs: known.lastIs },
      { ...asked, q: corrected ?? q },
    )
    if (listing.result_count === 0) return known
    const pages = page.offset === 0 ? findPages(await kept.pages(db, now), { q: corrected ?? q, understanding }) : []
    const search = { ...understoodWire(understanding), left_out: [...leftOut], pages: [...pages], near: [] }
    return { ...known, listing: { ...listing, corrected_query: corrected, search } }
  }
  const namesKind = ({ text, forms: [key = ''] }: QueryWord) =>
    [key, ...vocabulary.stems(text)].some((form) => vocabulary.categories(form)) || meantCategories(text) !== undefined
  let understanding = read(q)
  let tried = await tryOut({ understanding, leftOut: [] }, null)
  const corrections = 'listing' in tried ? [] : await findCorrections(db, q, tried.unknown, vocabulary)
  const corrected = mended(q, corrections)
  if (corrected !== undefined) {
    understanding = read(corrected)
    tried = await tryOut({ understanding, leftOut: [] }, corrected)
  }
  if ('listing' in tried) return tried.listing
  // A shopper who chose filters sees that they leave nothing.
  if (chosenFilters(filter).length === 0)
    for (const less of relax(understanding, tried.unknown, namesKind)) {
      // A word that is left out was not corrected.
      const right = corrections.filter(({ spelling }) => !less.leftOut.includes(spelling))
      const asTyped = (text: string) => corrections.find(({ spelling }) => spelling === text)?.typed ?? text
      const some = await tryOut({ ...less, leftOut: less.leftOut.map(asTyped) }, mended(q, right) ?? null)
      if ('listing' in some) return some.listing
    }
  return nothingFound(db, kept, { q: corrected ?? q, understanding, now })
}

/** Without invisible characters; a product's number as addresses write it (`p-18869`) is the number. */
const plainText = (q: string) => q.replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '').replace(/^\s*p[-\s]?(?=\d+\s*$)/i, '')

/**
 * In a category that the shopper chose, the name of another one is only a word; so is one where the word does not mean the thing
 * (`balık` is no aquarium).
 */
function withoutOtherCategory({ words, parts }: QueryUnderstanding, { categoryId }: ListingFilter): QueryUnderstanding {
  const isOther = ({ filter, text }: QueryPart) => {
    if (filter.kind !== 'category') return false
    const meant = meantCategories(text)
    const isUnder = (slug: string) => pathTo(slug).some((above) => filter.slugs.includes(above.slug))
    return (
      (meant !== undefined && !meant.first.some(isUnder)) ||
      (categoryId !== undefined && !filter.slugs.some((slug) => pathTo(slug).some(({ id }) => id === categoryId)))
    )
  }
  return {
    words: [...words, ...parts.filter(isOther).flatMap((part) => part.words)],
    parts: parts.filter((part) => !isOther(part)),
  }
}

async function listUnderstood(
  db: Database,
  { facets }: KeptSearch,
  {
    understanding: { words, parts },
    lastIs,
  }: { readonly understanding: QueryUnderstanding } & Pick<KnownWords, 'lastIs'>,
  asked: Asked,
): Promise<ListingWire> {
  const { page, now } = asked
  const filters = parts.map(({ filter }) => filter)
  const sort = sortOf(parts)
  const people = filters.find((filter) => filter.kind === 'people')
  const list = async (anywhere: boolean) =>
    listProducts(db, facets, {
      filter: understoodFilter(asked.filter, filters),
      page: { ...page, sort: page.sort === 'default' ? (sort ?? 'default') : page.sort },
      search: matchWords(words, { typed: readQueryWords(asked.q), lastIs, anywhere, people }),
      now,
    })
  const hasThing = filters.some(({ kind }) => kind === 'category' || kind === 'brand' || kind === 'shop')
  const listing = await list(hasThing)
  const found = hasThing || listing.result_count > 0 ? listing : await list(true)
  return { ...found, categories: asked.filter.categoryId === undefined ? [] : found.categories }
}

/** A single category is listed like the category itself, whose counts are stored. */
function understoodFilter(filter: ListingFilter, understood: readonly QueryPart['filter'][]): ListingFilter {
  const conditions = understood.filter(({ kind }) => kind !== 'sort')
  const category = conditions.find((one) => one.kind === 'category')
  const [slug = '', ...others] = category?.slugs ?? []
  const node = findCategory(slug)
  if (filter.categoryId !== undefined || !node || others.length > 0) return { ...filter, understood: conditions }
  return { ...filter, categoryId: node.id, understood: conditions.filter((one) => one !== category) }
}
