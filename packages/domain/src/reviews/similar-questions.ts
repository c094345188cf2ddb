import { searchKey } from '../text/search-key.ts'
import type { ShopQuestion } from './question-gateway.ts'

/** Most questions that are offered before one asks. */
const max = 3
/** Words that occur in any question and say nothing about its subject. */
const common = new Set([
  'acaba',
  'hangi',
  'kadar',
  'merha',
  'misin',
  'nasil',
  'neden',
  'urun',
  'urunu',
  'urunl',
  'varmi',
])

/** Turkish words inflect at the end, so their first five letters distinguish them well enough. */
const beginnings = (text: string): ReadonlySet<string> =>
  new Set(
    (searchKey(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((beginning) => !common.has(beginning)),
  )

/** The questions that share words with the typed one, the most similar first. */
export const similarQuestions = (questions: readonly ShopQuestion[], typed: string): readonly ShopQuestion[] => {
  const asked = beginnings(typed)
  return questions
    .map((question) => ({ question, shared: [...beginnings(question.text)].filter((word) => asked.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, max)
    .map(({ question }) => question)
}
