import { lowerTr, searchKey } from '@market/domain/text'
import type { QueryVocabulary } from '@market/domain/catalog'

const shortestKind = 3
/** Minimum length of the last words that are completed behind others. */
const shortestTail = 6

/** The text with its last words completed to a category's name, the longest beginning first: `siyah spor ayak`. */
export function completions(q: string, { begun }: Pick<QueryVocabulary, 'begun'>): readonly string[] {
  const words = q.trim().split(/\s+/)
  for (let from = 0; from < words.length; from += 1) {
    const beginning = searchKey(words.slice(from).join(' '))
    if (from > 0 && (words.length - from < 2 || beginning.length < shortestTail)) return []
    const typed = lowerTr(words.slice(from).join(' '))
    const names = begun(beginning)
    // `süp` begins `süpürge`, and only without its marks `supla`.
    const name = names.find((one) => one.startsWith(typed)) ?? names[0]
    if (name !== undefined) return [[...words.slice(0, from), name].join(' ')]
  }
  return []
}

/** The text with its last word completed to the shortest name of a kind that begins with it as typed. */
export function lastCompleted(q: string, { begun }: Pick<QueryVocabulary, 'begun'>): string | undefined {
  const words = lowerTr(q).trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const name =
    words.length > 1 && last.length >= shortestKind
      ? begun(searchKey(last)).find((one) => one.startsWith(last))
      : undefined
  return name && [...words.slice(0, -1), name].join(' ')
}
