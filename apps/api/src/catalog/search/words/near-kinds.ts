import { once } from '@market/data-files'
import { searchKey } from '@market/domain/text'
import { kindsNearWords, namesOfNear } from './kind-rows.ts'
import { wordStems } from './word-stems.ts'

/** An underscore joins the words of a term. */
const spaced = (word: string) => word.replaceAll('_', ' ')
const keyOf = (word: string) => searchKey(spaced(word))

const near = once(() => {
  const terms = kindsNearWords().flatMap(({ words, kinds }) => words.map((word) => [keyOf(word), kinds] as const))
  const owned = terms.flatMap(([term, kinds]) => possessives(term).map((form) => [form, kinds] as const))
  return new Map([...owned, ...terms])
})

/** A term of several words with the ending that shoppers may add: `bagaj organizeri`. */
const possessives = (term: string): readonly string[] =>
  term.includes(' ') ? (/[aeiou]$/.test(term) ? ['si', 'su'] : ['i', 'u']).map((end) => term + end) : []

const names = once(
  () =>
    new Map(
      namesOfNear().flatMap(({ words, called }) => words.map((word) => [keyOf(word), called.map(spaced)] as const)),
    ),
)

/** The words that names of the nearest products have, where their categories have other kinds too. */
export const nearNames = (word: string): readonly string[] => names().get(searchKey(word)) ?? []

/** Whether a word as typed, not by a stem, is one for what is not sold. */
export const isNearWord = (word: string): boolean => near().has(searchKey(word))

/** Whether a folded phrase is a term for what is not sold, so that it is read as one word. */
export const isNearTerm = (key: string): boolean => key.includes(' ') && near().has(key)

/**
 * Slugs of the leaf categories nearest to a word's meaning, by the word as typed before its stems; empty for most words.
 */
export const nearKinds = (word: string): readonly string[] =>
  [searchKey(word), ...wordStems(word)].map((form) => near().get(form)).find((kinds) => kinds !== undefined) ?? []
