import { turkishDay, turkishDayStart } from '@market/domain'
import * as v from 'valibot'

const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
const monthDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))

/**
 * When a deal runs, in Turkish time. Days of the week count from Sunday, months from 1; both ends of `dates` are
 * included.
 */
export const schedule = v.variant('kind', [
  v.object({ kind: v.literal('hours') }),
  v.object({ kind: v.literal('weekday'), day: weekday }),
  v.object({ kind: v.literal('dates'), from: monthDay, to: monthDay }),
  v.object({ kind: v.literal('last-weekday'), day: weekday, month: v.pipe(v.number(), v.minValue(1), v.maxValue(12)) }),
])
/** All but the hourly deal, which has several slots a day. */
export type DaySchedule = Exclude<v.InferOutput<typeof schedule>, { kind: 'hours' }>

export interface Span {
  readonly starts_at: Date
  readonly ends_at: Date
}

const day = 86_400_000

/** The span that is running at `now`, otherwise the next one. */
export function nextSpan(when: DaySchedule, now: Date): Span {
  const today = turkishDay(now)
  if (when.kind === 'weekday') return days(today + ((when.day - weekdayOf(today) + 7) % 7), 1)
  const year = new Date(today * day).getUTCFullYear()
  // A span over New Year may have begun last year.
  const spans = [year - 1, year, year + 1].map((one) => spanIn(when, one))
  return spans.find(({ ends_at }) => ends_at > now) ?? spanIn(when, year + 1)
}

function spanIn(when: Exclude<DaySchedule, { kind: 'weekday' }>, year: number): Span {
  if (when.kind === 'last-weekday') {
    const last = Date.UTC(year, when.month, 0) / day
    return days(last - ((weekdayOf(last) - when.day + 7) % 7), 1)
  }
  const first = dayIn(year, when.from)
  const last = dayIn(when.to < when.from ? year + 1 : year, when.to)
  return days(first, last - first + 1)
}

/** The day number of `MM-DD` in a year; 29 February becomes the 28th outside leap years. */
function dayIn(year: number, monthAndDay: string): number {
  const [month = 1, date = 1] = monthAndDay.split('-').map(Number)
  return Math.min(Date.UTC(year, month - 1, date), Date.UTC(year, month, 0)) / day
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => (number + 4) % 7
const days = (first: number, count: number): Span => ({
  starts_at: turkishDayStart(first),
  ends_at: turkishDayStart(first + count),
})
