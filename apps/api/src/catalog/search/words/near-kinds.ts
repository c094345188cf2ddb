import { searchKey } from '@market/domain/text'
import { wordsNearKinds } from '@market/domain/catalog'
import { wordStems } from './word-stems.ts'

const near = new Map(
  wordsNearKinds.flatMap(([words, leaves]) =>
    words.split(' ').map((word) => [searchKey(word), leaves.split(' ')] as const),
  ),
)

/** Slugs of the leaf categories that come nearest to what a word means; none for most words. */
export const nearKinds = (word: string): readonly string[] =>
  [searchKey(word), ...wordStems(word)].flatMap((form) => near.get(form) ?? [])
