import type { DataRouter } from 'react-router-dom'
import { sharedFor } from './shared-loaders.ts'

/** How many entries of the browser's history keep their data. */
const maxKept = 20

type Shown = Pick<DataRouter['state'], 'location' | 'matches' | 'loaderData' | 'errors'>
type Data = Shown['loaderData']

export interface VisitedPages {
  /** Keeps the data of the page at hand, where it is the same for everybody. */
  note(shown: Shown): void
  /** Data of the page of a history entry, as long as the page may be shown from a shared cache. */
  dataOf(key: string): Data | undefined
}

/** Data of pages by their entry of the browser's history: going back to one awaits no request. */
export function makeVisitedPages(now: () => number): VisitedPages {
  const kept = new Map<string, { readonly data: Data; readonly until: number }>()
  /** When an answer came; it does not become newer by being shown again. */
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
