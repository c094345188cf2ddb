import { catalogMessages } from './messages.ts'

/** When suggestions are asked for, and how many categories are shown (rules.md L8). */
export const suggestionLimits = { minCharacters: 2, delayMs: 200, maxCategories: 5 } as const

/**
 * Runs requests of which only the newest counts: one that a newer request overtook is rejected with 'istek iptal edildi',
 * whether it was answered or failed (rules.md L8).
 */
export const latestOnly = () => {
  let newest = 0
  return async <Value>(request: () => PromiseLike<Value>): Promise<Value> => {
    newest += 1
    const own = newest
    const [outcome] = await Promise.allSettled([request()])
    if (own !== newest) throw new Error(catalogMessages.superseded)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
