import { findCategory, pathTo } from '@market/domain/catalog'
import type { Reading } from '../attempts-at.ts'
import { isCategory, type Question } from '../question.ts'
import { readQueryWords } from '../read-query.ts'

/**
 * The kind that the words before the end name, if no product is the end: `spor ayakkabı bağcığı` shows shoes. Not for
 * food: `kahve termosu` does not ask for coffee.
 */
export function withoutEnd({ text, corrected, isFiltered, read }: Question): readonly Reading[] {
  if (isFiltered) return []
  const words = readQueryWords(text)
  for (let end = words.length - 1; end > 0; end -= 1) {
    const beginning = words.slice(0, end).map((word) => word.text)
    const again = read(beginning.join(' '))
    const kind = again.parts.find(isCategory)?.filter
    if (kind?.kind !== 'category' || kind.partly === true) continue
    // A room or a department is not a product: `mutfak dolabı`.
    if (kind.slugs.some((slug) => findCategory(slug)?.children.length !== 0)) return []
    if (kind.slugs.some((slug) => pathTo(slug)[0]?.slug === 'supermarket')) return []
    const others = again.words.filter(({ inName }) => !inName)
    const named = again.words.filter(({ inName }) => inName)
    const leftOut = [...others, ...words.slice(end)].map((word) => word.text)
    // Too little of the text would be left to guess by.
    if (leftOut.length * 2 > words.length) return []
    const parts = again.parts.filter(isCategory)
    return [{ understanding: { words: named, parts }, leftOut, corrected }]
  }
  return []
}
