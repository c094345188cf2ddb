import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { category, categoryId, text, whole } from '../fields.ts'

/** Rates of value-added tax in percent, in force since 10 July 2023; the general rate of 20 holds for all else. */
export const taxRatesSince = new Date('2023-07-10T00:00:00+03:00')
export const taxRates = once(() =>
  readRows(
    dataFile('tax-rates.tsv'),
    v.pipe(
      v.strictObject({ category: categoryId, percent: whole }),
      v.transform(({ category: category_id, percent }) => ({ category_id, percent })),
    ),
  ),
)

/** The law's limits of instalments, as the specification changes: a newer row replaces an older one. */
export const installmentLimits = once(() =>
  readRows(
    dataFile('installment-limits.tsv'),
    v.pipe(
      v.strictObject({ category: categoryId, max: whole, reason: text }),
      v.transform(({ category: category_id, max, reason }) => ({ category_id, max, reason })),
    ),
  ),
)

const notices = once(
  () =>
    new Map(
      readRows(dataFile('notices.tsv'), v.strictObject({ category, notice: text })).map((row) => [
        row.category,
        row.notice,
      ]),
    ),
)

/** The notice for shoppers of the highest category on a product's path that has one. */
export const noticeOf = (way: readonly { readonly slug: string }[]): string | null =>
  way.map(({ slug }) => notices().get(slug)).find((notice) => notice !== undefined) ?? null
