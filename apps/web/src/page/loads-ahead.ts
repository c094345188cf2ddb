/** How long a prefetched answer is kept, in ms. */
const keptMs = 10_000
const maxKept = 8
const maxUnderWay = 3

/**
 * Answers of loaders, requested when the visitor seems about to open a page and used by the navigation that follows.
 */
export interface LoadsAhead {
  /**
   * Loads an address unless its answer is already kept or three loads are pending. Resolves with the answer; a failure
   * is not kept.
   */
  load(address: string, load: () => Promise<unknown>): Promise<unknown>
  /** Returns the answer of an address that was loaded in the last ten seconds, and removes it. */
  take(address: string): Promise<unknown> | undefined
}

export function makeLoadsAhead(now: () => number): LoadsAhead {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()
  let underWay = 0
  const forgetOld = () => {
    for (const [address, { at }] of kept) if (now() - at >= keptMs) kept.delete(address)
  }
  return {
    async load(address, load) {
      forgetOld()
      if (kept.has(address) || underWay >= maxUnderWay) return undefined
      underWay += 1
      const answer = load()
      kept.set(address, { at: now(), answer })
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      try {
        return await answer
      } catch {
        if (kept.get(address)?.answer === answer) kept.delete(address)
        return undefined
      } finally {
        underWay -= 1
      }
    },
    take(address) {
      forgetOld()
      const answer = kept.get(address)?.answer
      kept.delete(address)
      return answer
    },
  }
}
