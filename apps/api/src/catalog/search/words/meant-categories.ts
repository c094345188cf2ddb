import { once } from '@market/data-files'
import { searchKey } from '@market/domain/text'
import { meantKinds } from './kind-rows.ts'
import { wordStems } from './word-stems.ts'

/** Slugs of leaf categories that a word means, those that are meant first apart from those that come next. */
export interface MeantCategories {
  readonly first: readonly string[]
  readonly next: readonly string[]
}

const meant = once(
  () =>
    new Map(
      meantKinds().flatMap(({ words, ...kinds }) =>
        words.map((word): readonly [string, MeantCategories] => [searchKey(word.replaceAll('_', ' ')), kinds]),
      ),
    ),
)

/** The categories in which a word, in any form, names the product itself; undefined for most words. */
export const meantCategories = (word: string): MeantCategories | undefined =>
  [searchKey(word), ...wordStems(word)].flatMap((form) => meant().get(form) ?? [])[0]
