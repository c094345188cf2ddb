import { once, readRows } from '@market/data-files'
import * as v from 'valibot'

/**
 * A fault that a run plants into the source: one place of a file, or several, is replaced. `found` says how many seeds
 * found it.
 */
export const plantedFaults = once(() => {
  const rows = readRows(
    new URL('planted-faults.tsv', import.meta.url),
    v.strictObject({
      name: v.string(),
      file: v.string(),
      text: v.string(),
      replacement: v.string(),
      found: v.string(),
    }),
  )
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, places]) => ({ name, places }))
})
