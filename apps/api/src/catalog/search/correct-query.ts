import { lowerTr, searchKey } from '@market/domain/text'
import { correctWord, nearWords, type QueryVocabulary, type QueryWord } from '@market/domain/catalog'
import { keyOf, readQueryWords } from './read-query.ts'
import type { UnknownWord } from './words/hear-words.ts'
import type { SpelledWord } from './words/read-uncounted.ts'
import { nearKinds } from './words/near-kinds.ts'
import { isRealWord } from './words/real-words.ts'

/** A typed word and the spelling that products have. */
export interface Correction {
  readonly typed: string
  readonly spelling: string
}

/**
 * Corrections for the unknown words of a query. Spellings that name a category, alone or with a neighbouring word, come
 * first.
 */
export function findCorrections(
  q: string,
  unknown: readonly UnknownWord[],
  { categories, synonyms }: Pick<QueryVocabulary, 'categories' | 'synonyms'>,
): readonly Correction[] {
  const words = readQueryWords(q)
  return unknown.flatMap(({ word, alike }) => {
    // A manufacturer's name is not a typo for a product word.
    if (nearKinds(word.text).length > 0) return []
    const at = words.findIndex(({ text }) => text === word.text)
    const [before, behind] = [words[at - 1], words[at + 1]].map((beside) => beside && keyOf(beside))
    const fits = (key: string) =>
      (at >= 0 &&
        [before && `${before} ${key}`, behind && `${key} ${behind}`].some((name) => name && categories(name))) ||
      (keyOf(word).length >= shortestKind && categories(key) !== undefined)
    const spelled =
      correctWord(keyOf(word), alike, ({ key }) => fits(key)) ??
      correctWord(keyOf(word), synonymsLike(word, synonyms), () => false)
    return spelled === undefined ? [] : [{ typed: word.text, spelling: spelled.spelling }]
  })
}

/** The noun of an unknown adjective, if products have it: they say `kuzu etli`, not `kuzulu`. */
export function nounOf({ text }: QueryWord, counted: ReadonlySet<string>): Correction | undefined {
  const [, noun] = /^(\p{L}{3,})l[ıiuü]$/u.exec(text) ?? []
  return noun !== undefined && counted.has(searchKey(noun)) ? { typed: text, spelling: noun } : undefined
}

/** A shorter word is near to too many names of kinds. */
const shortestKind = 5
const shortestSynonym = 5

/**
 * Synonyms within one typo of the word, such as `notebook`: no product has them, but they mean words that products
 * have.
 */
const synonymsLike = (word: QueryWord, synonyms: QueryVocabulary['synonyms']): readonly SpelledWord[] =>
  keyOf(word).length < shortestSynonym || isRealWord(word.text, keyOf(word))
    ? []
    : nearWords(keyOf(word))
        .filter((key) => synonyms(key) !== undefined)
        .map((key) => ({ key, spelling: key, weight: 1 }))

/** The text with its corrections. Undefined if nothing was corrected. */
export function corrected(q: string, corrections: readonly Correction[]): string | undefined {
  const typed = lowerTr(q.normalize('NFC'))
  const mended = corrections.reduce((text, one) => text.replaceAll(wholeWord(one.typed), one.spelling), typed)
  return mended === typed ? undefined : mended
}

/** A pattern that finds a word, but not within another one. */
export const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
