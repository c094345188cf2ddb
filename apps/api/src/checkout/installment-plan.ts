import type { PlanEntry } from '@market/domain'

interface DatedPlan {
  readonly since: Date
  readonly entries: readonly PlanEntry[]
}

/** Interest by number of instalments, in hundredths of a percent. A change is a new row; what was charged stays told. */
const plans: readonly DatedPlan[] = [
  {
    since: new Date('2026-01-01T00:00:00+03:00'),
    entries: [
      { count: 1, interestPercent: 0 },
      { count: 2, interestPercent: 0 },
      { count: 3, interestPercent: 0 },
      { count: 4, interestPercent: 400 },
      { count: 6, interestPercent: 650 },
      { count: 9, interestPercent: 980 },
      { count: 12, interestPercent: 1320 },
    ],
  },
]

/** The plan that holds at a time: the newest that has begun. */
export const installmentPlan = (now: Date): readonly PlanEntry[] =>
  plans.findLast(({ since }) => since <= now)?.entries ?? [{ count: 1, interestPercent: 0 }]
