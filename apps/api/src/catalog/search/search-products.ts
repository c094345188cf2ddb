import type { ListingWire } from '@market/contract'
import {
  findCategory,
  pathTo,
  type QueryPart,
  type QueryUnderstanding,
  type QueryVocabulary,
  type QueryWord,
  understandQuery,
} from '@market/domain'
import type { RawBuilder } from 'kysely'
import type { Database } from '@market/database'
import { type Relaxed, relax } from '@market/provider'
import { chosenFilters } from '../listing/filter-sql.ts'
import { listProducts, readListing } from '../listing/list-products.ts'
import type { ListingFilter, ListingPage } from '../listing/listing-filter.ts'
import { corrected as mended, findCorrections } from './correct-query.ts'
import { findPages } from './find-pages.ts'
import { type Attempt, firstFound, type FirstFound, readFirstFound } from './first-found.ts'
import type { KeptSearch } from './kept-search.ts'
import { matchWords } from './match-words.ts'
import { nothingFound } from './nothing-found.ts'
import { readQueryWords } from './read-query.ts'
import { similarQueries } from './suggest-queries.ts'
import { sortOf, understoodWire } from './understood-wire.ts'
import { hearWords } from './words/hear-words.ts'
import { meantCategories } from './words/meant-categories.ts'
import { sortWords } from './words/sort-words.ts'

interface Asked {
  readonly q: string
  /** Parts that are read as plain words. */
  readonly literal: readonly string[]
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly now: Date
}

/** A query read in one way. */
interface Reading extends Relaxed {
  /** The text with its corrections; null if nothing was corrected. */
  readonly corrected: string | null
}

/**
 * Products for a query as it is understood; if there are none, for the corrected query; if there are still none, for less of it;
 * otherwise what it comes near. A plain search is one statement; what else is tried is asked for at once, and no search has more than
 * three.
 */
export async function searchProducts(db: Database, kept: KeptSearch, asked: Asked): Promise<ListingWire> {
  const { literal, filter, page, now } = asked
  const q = plainText(asked.q)
  if (q.trim() === '') return listProducts(db, kept.facets, asked)
  const [vocabulary, counted] = await Promise.all([kept.vocabulary(db, now), kept.words(db, now)])
  const read = (text: string) => withoutOtherCategory(understandQuery(text, vocabulary, literal), filter)
  const typed = read(q)
  const { uncounted } = sortWords(typed.words, counted)
  const unheard = await hearWords(db, typed.words, { counted, typed: readQueryWords(q).length })
  const corrections = findCorrections(q, unheard, vocabulary)
  const corrected = mended(q, corrections) ?? null
  const understanding = corrected === null ? typed : read(corrected)
  const unknown = understanding.words.filter(({ text }) => unheard.some(({ word }) => word.text === text))
  const whole = unknown.length === 0 && understanding.words.length + understanding.parts.length > 0
  const less = () => {
    // A shopper who chose filters sees that they leave nothing.
    if (chosenFilters(filter).length > 0) return []
    return relax(understanding, unknown, namesKind(vocabulary)).map((relaxed): Reading => {
      // A word that is left out was not corrected.
      const right = corrections.filter(({ spelling }) => !relaxed.leftOut.includes(spelling))
      const asTyped = (text: string) => corrections.find(({ spelling }) => spelling === text)?.typed ?? text
      return { ...relaxed, leftOut: relaxed.leftOut.map(asTyped), corrected: mended(q, right) ?? null }
    })
  }
  const attemptsOf = (reading: Reading) => attemptsAt(reading, { ...asked, q: reading.corrected ?? q }, counted)
  const list = async (attempt: Attempt & { readonly reading: Reading }, instead?: RawBuilder<FirstFound>) => {
    const { reading, ...rest } = attempt
    const found = await readListing(db, kept.facets, { ...rest, now, instead })
    if (found.listing.result_count === 0) return { instead: found.instead }
    const { understanding: meant, leftOut, corrected: corrected_query } = reading
    const text = corrected_query ?? q
    const pages = page.offset === 0 ? findPages(await kept.pages(db, now), { q: text, understanding: meant }) : []
    return {
      listing: {
        ...found.listing,
        categories: filter.categoryId === undefined ? [] : found.listing.categories,
        corrected_query,
        search: { ...understoodWire(meant), left_out: [...leftOut], pages: [...pages], near: [] },
      },
    }
  }
  const [first, ...others] = whole ? attemptsOf({ understanding, leftOut: [], corrected }) : []
  const rest = () => [...others, ...less().flatMap(attemptsOf)]
  // Only where something is missing: it may read the dictionary, which a plain search needs not.
  const similar = () => similarQueries(understanding.words, namesKind(vocabulary))
  // Who mistyped has waited for one answer already.
  const instead = first && uncounted.length > 0 ? firstFound(rest(), similar()) : undefined
  const tried = first && (await list(first, instead))
  if (tried?.listing) return tried.listing
  for (let [attempts, found] = [rest(), tried?.instead]; ; found = undefined) {
    found ??= await readFirstFound(db, attempts, similar())
    const attempt = attempts[found.index ?? -1]
    if (!attempt) return nothingFound(db, kept, { q: corrected ?? q, understanding, similar: found.similar ?? [], now })
    const { listing } = await list(attempt)
    if (listing) return listing
    attempts = attempts.slice(attempts.indexOf(attempt) + 1)
  }
}

const namesKind =
  (vocabulary: QueryVocabulary) =>
  ({ text, forms: [key = ''] }: QueryWord) =>
    [key, ...vocabulary.stems(text)].some((form) => vocabulary.categories(form)) || meantCategories(text) !== undefined

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

/** The ways to look for a reading: words in name or category first, then anywhere, unless a thing is understood. */
function attemptsAt(
  reading: Reading,
  { q, filter, page }: Pick<Asked, 'q' | 'filter' | 'page'>,
  counted: ReadonlySet<string>,
) {
  const { words, parts } = reading.understanding
  const filters = parts.map((part) => part.filter)
  const people = filters.find((one) => one.kind === 'people')
  const hasThing = filters.some(({ kind }) => kind === 'category' || kind === 'brand' || kind === 'shop')
  const { lastIs } = sortWords(words, counted)
  const typed = readQueryWords(q)
  const ofLeaf = filters.some(
    (one) => one.kind === 'category' && one.slugs.every((slug) => findCategory(slug)?.children.length === 0),
  )
  return (hasThing || words.length === 0 ? [true] : [false, true]).map((anywhere) => ({
    reading,
    filter: understoodFilter(filter, filters),
    page: { ...page, sort: page.sort === 'default' ? (sortOf(parts) ?? 'default') : page.sort },
    search: matchWords(words, { typed, lastIs, anywhere, ofLeaf, people }),
  }))
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
