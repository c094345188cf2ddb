import { searchKey } from '@market/domain/text'
import type { Reading } from '../attempts-at.ts'
import type { Question } from '../question.ts'

/** Maximum factors between a requested size and the sizes offered in its place, tried in this order. */
const farthest = 2
const sizeSteps = [1.1, 1.4, farthest]

/** The query with the nearest sizes in place of a size that is not sold. */
export function resized({ understanding, unknown, vocabulary, corrected }: Question): readonly Reading[] {
  const { words, parts } = understanding
  const size = [...parts, ...words].find(({ text }) => vocabulary.nearSizes(searchKey(text), farthest).length > 0)
  if (size === undefined || unknown.some(({ text }) => text !== size.text)) return []
  const others = { words: words.filter((word) => word !== size), parts: parts.filter((part) => part !== size) }
  return sizeSteps.map((factor) => ({
    understanding: others,
    leftOut: [size.text],
    corrected,
    instead: [{ kind: 'choice', choices: vocabulary.nearSizes(searchKey(size.text), factor), words: [] }],
  }))
}
