import { once, readRows } from '@market/data-files'
import * as v from 'valibot'

/** People of a year. A family shares one network. */
export const names = once(() =>
  readRows(
    new URL('names.tsv', import.meta.url),
    v.strictObject({
      first: v.string(),
      last: v.string(),
      email: v.string(),
      network: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
    }),
  ),
)
export type Name = ReturnType<typeof names>[number]
