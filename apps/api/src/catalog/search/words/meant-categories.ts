import { searchKey } from '@market/domain/text'
import { wordsOfKinds } from '@market/domain/catalog'
import { wordStems } from './word-stems.ts'

/** Slugs of leaf categories that a word means, those that are meant first apart from those that come next. */
export interface MeantCategories {
  readonly first: readonly string[]
  readonly next: readonly string[]
}

const meant = new Map(
  wordsOfKinds.flatMap(([words, first, next = '']) =>
    // What is read as one word is written with a line.
    words
      .split(' ')
      .map(
        (word) => [searchKey(word.replaceAll('_', ' ')), { first: first.split(' '), next: next.split(' ') }] as const,
      ),
  ),
)

/** The categories in which a word, in whatever form it was typed, is the thing itself; undefined for most words. */
export const meantCategories = (word: string): MeantCategories | undefined =>
  [searchKey(word), ...wordStems(word)].flatMap((form) => meant.get(form) ?? [])[0]
