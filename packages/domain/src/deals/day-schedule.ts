import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'

/**
 * Recurring days in Turkish time. Days of the week count from Sunday, months from 1, and dates are `MM-DD` with both
 * ends included. `plus` moves the last weekday of a month, for example to the Monday after the last Friday.
 */
export type DaySchedule =
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'last-weekday'; readonly day: number; readonly month: number; readonly plus?: number | undefined }

/** A span of time; its end is not part of it. */
export interface DaySpan {
  readonly startsAt: Date
  readonly endsAt: Date
}

const day = 86_400_000

/** The span that is running at `now`, otherwise the next one. */
export function nextSpan(when: DaySchedule, now: Date): DaySpan {
  const today = turkishDay(now)
  if (when.kind === 'weekday') return days(today + ((when.day - weekdayOf(today) + 7) % 7), 1)
  const year = new Date(today * day).getUTCFullYear()
  // A span over New Year may have begun last year.
  const spans = [year - 1, year, year + 1].map((one) => spanIn(when, one))
  return spans.find(({ endsAt }) => endsAt > now) ?? spanIn(when, year + 1)
}

/** Whether one of the schedule's days is today. */
export const runsOn = (when: DaySchedule, now: Date): boolean => nextSpan(when, now).startsAt <= now

function spanIn(when: Exclude<DaySchedule, { kind: 'weekday' }>, year: number): DaySpan {
  if (when.kind === 'last-weekday') {
    const last = Date.UTC(year, when.month, 0) / day
    return days(last - ((weekdayOf(last) - when.day + 7) % 7) + (when.plus ?? 0), 1)
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
const days = (first: number, count: number): DaySpan => ({
  startsAt: turkishDayStart(first),
  endsAt: turkishDayStart(first + count),
})
