import { lowerTr } from '@market/domain/text'
import type { Reading } from '../attempts-at.ts'
import type { Question } from '../question.ts'
import { keyOf, readQueryWords } from '../read-query.ts'

/** The query with two neighbours as one word that products have: `kulak üstü` is `kulaküstü`. */
export function joined({ q, counted, read }: Question): readonly Reading[] {
  const words = readQueryWords(q)
  return words.slice(1).flatMap((word, index): readonly Reading[] => {
    const before = words[index]
    if (!before || !counted.has(keyOf(before) + keyOf(word))) return []
    const text = lowerTr(q).replace(`${before.text} ${word.text}`, before.text + word.text)
    return text === lowerTr(q) ? [] : [{ understanding: read(text), leftOut: [], corrected: text }]
  })
}
