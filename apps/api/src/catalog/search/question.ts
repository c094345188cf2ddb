import { searchKey } from '@market/domain/text'
import {
  type QueryPart,
  type QueryUnderstanding,
  type QueryVocabulary,
  type QueryWord,
  understandQuery,
} from '@market/domain/catalog'
import type { Database } from '@market/database'
import { emptyEnds } from '@market/commerce'
import { chosenFilters } from '../listing/filter-sql.ts'
import { asTerms, withoutOtherCategory } from './adjust-reading.ts'
import { type Asked, attemptsAt } from './attempts-at.ts'
import { type Correction, corrected as mended, findCorrections, nounOf } from './correct-query.ts'
import type { KeptSearch } from './kept-search.ts'
import { withInferredExclusions } from './inferred-exclusions.ts'
import { readQueryWords } from './read-query.ts'
import { isNearWord } from './words/near-kinds.ts'
import { hearWords } from './words/hear-words.ts'
import { sortWords } from './words/sort-words.ts'

/** A typed text as it was understood, with what its other readings need. */
export interface Question {
  readonly q: string
  readonly filter: Asked['filter']
  /** Whether the shopper chose filters: then nothing is left out, so that the page shows that they match no product. */
  readonly isFiltered: boolean
  /** The text with its corrections; null if nothing was corrected. */
  readonly corrected: string | null
  readonly corrections: readonly Correction[]
  /** The text in its right spelling. */
  readonly text: string
  readonly asWritten: QueryUnderstanding
  /** The same with words such as `tavuksuz` read as exclusions. */
  readonly understanding: QueryUnderstanding
  /** Words that no product has in any form. */
  readonly unknown: readonly QueryWord[]
  /** Whether a typed word is not counted, so that it may have a typo. */
  readonly hasUncounted: boolean
  readonly vocabulary: QueryVocabulary
  /** Folded words that products have. */
  readonly counted: ReadonlySet<string>
  read(text: string): QueryUnderstanding
}

/** Understands a text and corrects its unknown words. */
export async function readQuestion(
  db: Database,
  kept: KeptSearch,
  { q, literal, filter, page, now }: Asked,
): Promise<Question> {
  const [vocabulary, counted] = await Promise.all([kept.vocabulary(db, now), kept.words(db, now)])
  const read = (text: string) => asTerms(withoutOtherCategory(understandQuery(text, vocabulary, literal), filter), text)
  const typed = read(q)
  const unheard = await hearWords(db, typed.words, { counted, typed: readQueryWords(q).length })
  const corrections = unheard.flatMap((one) => {
    const noun = nounOf(one.word, counted)
    // A kind made into an adjective describes another kind: `telefon tutucu vantilatörlü`.
    const describes = noun && typed.parts.some(isCategory) && vocabulary.categories(searchKey(noun.spelling))
    return describes ? [] : noun ? [noun] : findCorrections(q, [one], vocabulary)
  })
  const corrected = mended(q, corrections) ?? null
  const text = corrected ?? q
  const asWritten = corrected === null ? typed : read(corrected)
  const isUnheard = (word: QueryWord) => unheard.some((one) => one.word.text === word.text)
  const understanding = await withInferredExclusions(
    db,
    asWritten,
    { q: text, literal },
    {
      unknown: asWritten.words.filter(isUnheard),
      isCounted: (key) => counted.has(key),
      attemptOf: (rest) =>
        attemptsAt(
          { understanding: rest, leftOut: [], corrected },
          { q: text, filter, page, sort: undefined },
          { counted, ...vocabulary },
        ).at(-1),
    },
  )
  return {
    q,
    filter,
    isFiltered: chosenFilters(filter).length > 0,
    corrected,
    corrections,
    text,
    asWritten,
    understanding,
    unknown: understanding.words.filter(isUnheard),
    hasUncounted: sortWords(typed.words, counted).uncounted.length > 0,
    vocabulary,
    counted,
    read,
  }
}

/** Removes invisible characters, and the `p-` of a product number as it is in addresses (`p-18869`). */
export const plainText = (q: string): string =>
  q.replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '').replace(/^\s*p[-\s]?(?=\d+\s*$)/i, '')

/**
 * Whether the only word or term names what is not sold. Other names only mention it: a `Kombi Buzdolabı` is not a boiler,
 * and `Yılbaşı Ağacı Süsü` is not a tree.
 */
export const isUnsold = ({ understanding: { words, parts } }: Question): boolean => {
  const [thing, ...others] = words.filter(({ forms }) => !forms.some((form) => emptyEnds.has(form)))
  return (
    thing !== undefined &&
    others.length === 0 &&
    isNearWord(thing.text) &&
    !parts.some(({ filter: { kind } }) => kind === 'category' || kind === 'brand' || kind === 'shop' || kind === 'gift')
  )
}

export const isCategory = ({ filter: { kind } }: QueryPart): boolean => kind === 'category'

/** The last word of an understanding if it also ends the text. */
export function endOf({ understanding, text }: Pick<Question, 'understanding' | 'text'>): QueryWord | undefined {
  const last = understanding.words.at(-1)
  return last !== undefined && last.text === readQueryWords(text).at(-1)?.text ? last : undefined
}
