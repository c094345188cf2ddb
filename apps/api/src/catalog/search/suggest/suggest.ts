import type { AutocompleteWire } from '@market/contract'
import { categoryUrl } from '@market/domain/navigation'
import { searchKey } from '@market/domain/text'
import { type CategoryNode, kindsOf, type QueryVocabulary, type QueryWord } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { namedKinds } from '@market/commerce'
import { readPopularCategories } from '../../home/home.ts'
import { corrected, findCorrections } from '../correct-query.ts'
import { findCategories } from '../find-categories.ts'
import type { KeptSearch } from '../kept-search.ts'
import { kindsOfSuch } from './kinds-of-such.ts'
import { matchingNames } from '../matching-names.ts'
import { keyOf, readQueryWords } from '../read-query.ts'
import { hearWords } from '../words/hear-words.ts'
import { readBegun, suggestKeywords } from './suggest-keywords.ts'
import { suggestProducts } from './suggest-products.ts'

const shortest = 2
const maxSuggestions = 10
const maxProducts = 3
const maxBrowse = 2
/** Maximum number of categories (specification, section 9). */
const maxCategories = 5

/** Suggestions for the typed text, at most ten in all; for an empty one, pages to browse. */
export async function suggest(db: Database, kept: KeptSearch, q: string, now: Date): Promise<AutocompleteWire> {
  const words = readQueryWords(q)
  if (words.map(keyOf).join('').length < shortest)
    return { keywords: [], products: [], categories: [], browse: await popular(db) }
  const suggestions = await suggestFor(db, kept, words, now)
  if (Object.values(suggestions).some((found) => found.length > 0)) return suggestions
  const vocabulary = await kept.vocabulary(db, now)
  for (const name of begunNames(words, vocabulary)) {
    const begun = await suggestFor(db, kept, readQueryWords(name), now)
    if (begun.products.length > 0) return { ...begun, keywords: [...new Set([name, ...begun.keywords])] }
  }
  const counted = await kept.words(db, now)
  const unknown = await hearWords(db, words, { counted, typed: words.length })
  const meant = corrected(q, findCorrections(q, unknown, vocabulary))
  return meant === undefined ? suggestions : suggestFor(db, kept, readQueryWords(meant), now)
}

/** People that a last word may be the beginning of, in the order in which they are tried. */
const people = ['erkek', 'kadın', 'kız çocuk', 'çocuk', 'bebek']

/** Names of kinds that begin with the text, and the text followed by the people it may be for. */
function begunNames(words: readonly QueryWord[], { begun }: QueryVocabulary): readonly string[] {
  const last = words.map(keyOf).at(-1) ?? ''
  const before = words.slice(0, -1).map(({ text }) => text)
  const whose = before.length === 0 ? [] : people.filter((one) => searchKey(one).startsWith(last))
  return [...begun(words.map(keyOf).join(' ')).slice(0, 1), ...whose.map((one) => [...before, one].join(' '))]
}

async function suggestFor(
  db: Database,
  kept: KeptSearch,
  words: readonly QueryWord[],
  now: Date,
): Promise<AutocompleteWire> {
  const [kinds, vocabulary] = await Promise.all([kept.kinds(db, now), kept.vocabulary(db, now)])
  const named = namedKinds(kinds, vocabulary, words)
  const [such, begun, found] = await Promise.all([
    kindsOfSuch(db, words, { kinds, vocabulary }),
    readBegun(db, words),
    suggestProducts(db, words.map(withSynonyms(vocabulary)), named),
  ])
  const keywords = suggestKeywords(words, {
    kinds: [...named.flatMap((kind) => typedKinds(kind, words)), ...such],
    begun,
    found,
  })
  const products = found.slice(0, maxProducts).map(({ product }) => product)
  const typed = words.map(({ text }) => text).join(' ')
  const browse = matchingNames(await kept.pages(db, now), typed)
    .slice(0, maxBrowse)
    .map(({ page: { name, url, image } }) => ({ url, image, text: name }))
  const room = Math.min(maxCategories, maxSuggestions - keywords.length - products.length - browse.length)
  const categories = [...new Set([...named, ...findCategories(typed, room)])].slice(0, room)
  return { keywords, products, categories: categories.map(({ name, slug }) => ({ name, slug })), browse }
}

/** The kinds of a category that have the last typed word, or its first kind: `kot şort` of `Kadın Pantolon ve Kot Şort`. */
function typedKinds(category: CategoryNode, words: readonly QueryWord[]): readonly string[] {
  const last = words.map(keyOf).at(-1) ?? ''
  const all = kindsOf(category)
  const typed = all.filter((kind) => ` ${searchKey(kind)}`.includes(` ${last}`))
  return typed.length > 0 ? typed : all.slice(0, 1)
}

const withSynonyms =
  ({ synonyms }: QueryVocabulary) =>
  (word: QueryWord): QueryWord => ({ ...word, forms: [keyOf(word), ...(synonyms(keyOf(word)) ?? [])] })

async function popular(db: Database): Promise<AutocompleteWire['browse']> {
  const { items } = await readPopularCategories(db)
  return items.slice(0, maxSuggestions).map(({ name, slug, image }) => ({ url: categoryUrl(slug), image, text: name }))
}
