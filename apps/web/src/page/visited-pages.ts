import type { DataRouter } from 'react-router-dom'
import { sharedFor } from './shared-loaders.ts'

/** Number of history entries whose data is kept. */
const maxKept = 20

type Shown = Pick<DataRouter['state'], 'location' | 'matches' | 'loaderData' | 'errors'>
type Data = Shown['loaderData']

export interface VisitedPages {
  /** Stores the data of the current page if it is the same for every visitor. */
  note(shown: Shown): void
  /** Data of a history entry's page, as long as a shared cache may show it. */
  dataOf(key: string): Data | undefined
}

/** Stores page data by history entry, so that going back to a page needs no request. */
export function makeVisitedPages(now: () => number): VisitedPages {
  const kept = new Map<string, { readonly data: Data; readonly until: number }>()
  /** When each answer arrived; showing it again does not make it newer. */
  const since = new WeakMap<object, number>()
  return {
    note({ location: { key }, matches, loaderData, errors }) {
      kept.delete(key)
      const { id, loader } = matches.at(-1)?.route ?? {}
      const answer: unknown = id === undefined || errors ? undefined : loaderData[id]
      const seconds = sharedFor(loader)
      if (seconds === 0 || typeof answer !== 'object' || answer === null) return
      const at = since.get(answer) ?? now()
      since.set(answer, at)
      kept.set(key, { data: loaderData, until: at + seconds * 1000 })
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    },
    dataOf(key) {
      const visited = kept.get(key)
      return visited && now() < visited.until ? visited.data : undefined
    },
  }
}
