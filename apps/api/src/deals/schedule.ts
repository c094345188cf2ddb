import * as v from 'valibot'

const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
const monthDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))

/** When a deal runs, in Turkish time. Days of the week count from Sunday, months from 1; both ends of `dates` belong to it. */
export const schedule = v.variant('kind', [
  v.object({ kind: v.literal('hours') }),
  v.object({ kind: v.literal('weekday'), day: weekday }),
  v.object({ kind: v.literal('dates'), from: monthDay, to: monthDay }),
  v.object({ kind: v.literal('last-weekday'), day: weekday, month: v.pipe(v.number(), v.minValue(1), v.maxValue(12)) }),
])
/** All but the deal of hours, whose slots are many a day. */
export type DaySchedule = Exclude<v.InferOutput<typeof schedule>, { kind: 'hours' }>

export interface Span {
  readonly starts_at: Date
  readonly ends_at: Date
}

const day = 86_400_000
/** Turkey is three hours ahead all year. */
const offset = 3 * 3_600_000

/** The span that runs at `now`, else the next one. */
export function nextSpan(when: DaySchedule, now: Date): Span {
  const local = new Date(now.getTime() + offset)
  const today = Math.floor(local.getTime() / day)
  if (when.kind === 'weekday') return days(today + ((when.day - weekdayOf(today) + 7) % 7), 1)
  const year = local.getUTCFullYear()
  const span = spanIn(when, year)
  return span.ends_at > now ? span : spanIn(when, year + 1)
}

function spanIn(when: Exclude<DaySchedule, { kind: 'weekday' }>, year: number): Span {
  if (when.kind === 'last-weekday') {
    const last = Date.UTC(year, when.month, 0) / day
    return days(last - ((weekdayOf(last) - when.day + 7) % 7), 1)
  }
  const first = Date.parse(`${year}-${when.from}`) / day
  return days(first, Date.parse(`${year}-${when.to}`) / day - first + 1)
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => (number + 4) % 7
const days = (first: number, count: number): Span => ({
  starts_at: new Date(first * day - offset),
  ends_at: new Date((first + count) * day - offset),
})
