import { findCategory, kindsOf, type QueryPart, type QueryVocabulary, type QueryWord } from '@market/domain/catalog'
import { searchKey } from '@market/domain/text'
import type { Relaxed } from '@market/commerce'
import type { ListingFilter, ListingPage } from '../listing/listing-filter.ts'
import { matchWords } from './match-words.ts'
import { withAdjectives } from './adjust-reading.ts'
import { keyOf, readQueryWords } from './read-query.ts'
import { sortOf } from './understood-wire.ts'
import { isNearWord } from './words/near-kinds.ts'
import { isRealWord } from './words/real-words.ts'
import { sortWords } from './words/sort-words.ts'

/** A typed search with its filters and page. */
export interface Asked {
  readonly q: string
  /** Parts that are read as plain words. */
  readonly literal: readonly string[]
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly now: Date
}

/** One interpretation of a query. */
export interface Reading extends Pick<Relaxed, 'understanding' | 'leftOut' | 'headed'> {
  /** Conditions that replace words left out, such as the nearest sizes for a size that is not sold. */
  readonly instead?: readonly QueryPart['filter'][]
  /** The text with its corrections; null if nothing was corrected. */
  readonly corrected: string | null
  /** Whether the last word is matched as a prefix. */
  readonly unfinished?: boolean
}

/**
 * Whether the last word may be the beginning of another one: no product has it, and it is not a whole word (`bira` is not
 * `bırakmayan`) or the name of what is not sold.
 */
export function mayBegin(words: readonly QueryWord[], counted: ReadonlySet<string>): boolean {
  const last = words.at(-1)
  const isWhole = last === undefined || isNearWord(last.text) || isRealWord(last.text, keyOf(last))
  return !isWhole && sortWords(words, counted).lastIs === 'beginning'
}

/**
 * The searches to try for one reading: words in name or category first, then anywhere, unless a category, brand or shop
 * was understood.
 */
export function attemptsAt(
  reading: Reading,
  { q, filter, page, sort }: Pick<Asked, 'q' | 'filter' | 'page'> & { readonly sort: string | undefined },
  { counted, synonyms, begun }: { readonly counted: ReadonlySet<string> } & Pick<QueryVocabulary, 'synonyms' | 'begun'>,
) {
  const { words, parts } = reading.understanding
  const filters = [...parts.map((part) => part.filter), ...(reading.instead ?? [])]
  const people = filters.find((one) => one.kind === 'people')
  const hasThing = filters.some(({ kind }) => kind === 'category' || kind === 'brand' || kind === 'shop')
  const lastIs = reading.unfinished === true || mayBegin(words, counted) ? 'beginning' : 'whole'
  // Synonyms count as a product's name, too: `pantalon` also means trousers.
  const typed = readQueryWords(q).map((word) => ({
    ...word,
    forms: [...word.forms, ...oneWord(synonyms(keyOf(word)))],
  }))
  const ofLeaf = filters.some(
    (one) => one.kind === 'category' && one.slugs.every((slug) => findCategory(slug)?.children.length === 0),
  )
  const said = new Set(typed.flatMap(({ forms }) => forms))
  const otherKinds = filters.flatMap((one) =>
    one.kind === 'category' && one.slugs.length === 1
      ? one.slugs
          .flatMap((slug) => findCategory(slug) ?? [])
          .flatMap(kindsOf)
          .filter((kind) => !said.has(searchKey(kind)))
      : [],
  )
  // A doll's house is called `oyuncak bebek evi`, but is not a doll.
  const phrase = typed.map(keyOf).join(' ')
  const longerTerms = typed.length > 1 ? begun(phrase).filter((term) => searchKey(term).startsWith(`${phrase} `)) : []
  // Where no name has the kind, any product of its category is right that is not called another kind: hardly any flour
  // is called `un`.
  const anyOfKind = words.map(({ text, forms }) => ({ text, forms }))
  // `pamuklu bebek battaniyesi` is a blanket of `pamuk` before it is another thing of its category.
  const asAdjectives = words.map((word) => (word.inName ? word : withAdjectives(word)))
  const isKind = words.some(({ inName }) => inName) && filters.some(({ kind }) => kind === 'category')
  const matched = (wanted: readonly QueryWord[], anywhere: boolean) =>
    matchWords(wanted, {
      typed,
      lastIs,
      headed: reading.headed === true,
      anywhere,
      ofLeaf,
      otherKinds,
      longerTerms,
      withoutOthers: wanted === anyOfKind,
      people,
    })
  // Where other products have the kind in their name, a kettle does not count as a cheap coffee machine.
  const named = isKind && {
    unless: {
      filter: understoodFilter(
        filter,
        filters.filter(({ kind }) => kind === 'category'),
      ),
      search: matched(
        words.filter(({ inName }) => inName),
        true,
      ),
    },
  }
  return (isKind ? [words, asAdjectives, anyOfKind] : [words]).flatMap((wanted) =>
    (hasThing || words.length === 0 ? [true] : [false, true]).map((anywhere) => ({
      reading,
      filter: understoodFilter(filter, filters),
      page: { ...page, sort: page.sort === 'default' ? (sortOf(parts) ?? sort ?? 'default') : page.sort },
      search: matched(wanted, anywhere),
      ...(wanted === anyOfKind && named),
    })),
  )
}

const oneWord = (synonyms: readonly string[] = []) => synonyms.filter((one) => !one.includes(' '))

/** Converts a single understood category to the listing's category, whose counts are stored. */
function understoodFilter(filter: ListingFilter, understood: readonly QueryPart['filter'][]): ListingFilter {
  const conditions = understood.filter(({ kind }) => kind !== 'sort')
  const category = conditions.find((one) => one.kind === 'category')
  const [slug = '', ...others] = category?.slugs ?? []
  const node = findCategory(slug)
  if (filter.categoryId !== undefined || !node || others.length > 0) return { ...filter, understood: conditions }
  return { ...filter, categoryId: node.id, understood: conditions.filter((one) => one !== category) }
}
