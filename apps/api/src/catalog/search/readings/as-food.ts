import { pathTo } from '@market/domain/catalog'
import type { Reading } from '../attempts-at.ts'
import type { Question } from '../question.ts'
import { meantCategories } from '../words/meant-categories.ts'

/**
 * A food that is called so, among foods: `tarçın` is also the scent of candles and the name of a toy bear, and `defne` a
 * shop of spices.
 */
export function asFood({ understanding, corrected }: Question): readonly Reading[] {
  const { words, parts } = understanding
  if (words.length !== 1 || parts.length > 0) return []
  const slugs = words
    .flatMap(({ text }) => meantCategories(text) ?? [])
    .flatMap(({ first, next }) => [...first, ...next])
  const isFood = slugs.length > 0 && slugs.every((slug) => pathTo(slug)[0]?.slug === 'supermarket')
  const named = words.map((word) => ({ ...word, inName: true as const }))
  return isFood
    ? [{ understanding: { words: named, parts }, leftOut: [], corrected, instead: [{ kind: 'category', slugs }] }]
    : []
}
