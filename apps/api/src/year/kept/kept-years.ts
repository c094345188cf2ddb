import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import type { Plan } from '../plan/plan.ts'

const whole = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))

/**
 * Shrunk plans that once broke a promise. A row is a person or a fault; rows with the same first column are one plan.
 * The plan is kept, and not the seed alone, because a new habit changes what a seed draws.
 */
export const keptYears = once((): readonly { readonly name: string; readonly plan: Plan }[] => {
  const rows = readRows(
    new URL('kept-years.tsv', import.meta.url),
    v.strictObject({
      year: v.string(),
      seed: whole,
      days: whole,
      of: v.picklist(['people', 'faults']),
      name: v.string(),
      minute: whole,
      throws: whole,
    }),
  )
  return [...Map.groupBy(rows, ({ year }) => year)].map(([name, parts]) => {
    const only = (wanted: 'people' | 'faults') =>
      parts.flatMap(({ of, throws, ...part }) =>
        of === wanted ? [{ name: part.name, minute: part.minute, seed: throws }] : [],
      )
    const { seed = 0, days = 0 } = parts[0] ?? {}
    return { name, plan: { seed, days, people: only('people'), faults: only('faults') } }
  })
})

/** A plan as rows of the file. */
export const rowsOf = (year: string, { seed, days, ...plan }: Plan): string =>
  (['people', 'faults'] as const)
    .flatMap((of) =>
      plan[of].map(({ name, minute, seed: throws }) => [year, seed, days, of, name, minute, throws].join('\t')),
    )
    .join('\n')
