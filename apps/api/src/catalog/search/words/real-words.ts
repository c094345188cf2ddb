import { once } from '@market/data-files'
import { isDictionaryWord } from './dictionary-words.ts'
import { spelledWords } from './kind-rows.ts'
import { wordStems } from './word-stems.ts'

const spelled = once(
  () => new Map(spelledWords().flatMap(({ words, are }) => words.map((word) => [word, are] as const))),
)

/**
 * Whether a word, typed in Turkish lower case, is a correctly spelled form. Such a word is searched as it is or left
 * out, and never corrected to another one (`gelinlik` is not a typo of `gelincik`).
 */
export const isRealWord = (text: string, key: string): boolean =>
  spelled().get(key) !== 'typo' &&
  [key, ...wordStems(text)].some((form) => spelled().get(form) === 'right' || isDictionaryWord(form))
