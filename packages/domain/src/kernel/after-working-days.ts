import { isPublicHoliday } from './public-holidays.ts'

/**
 * Whether shops and carriers work on a day, numbered as by `turkishDay`: not on Sundays and public holidays. Banks,
 * with a `week` of five days, do not work on Saturdays either.
 */
// Day 3 of the epoch was a Sunday.
export const isWorkingDay = (day: number, week: 5 | 6 = 6): boolean => (day + 3) % 7 < week && !isPublicHoliday(day)

/** The day `count` working days after another. */
export function afterWorkingDays(from: number, count: number, week: 5 | 6 = 6): number {
  let at = from
  for (let left = count; left > 0;) {
    at += 1
    if (isWorkingDay(at, week)) left -= 1
  }
  return at
}

/** The last working day before a day. */
export function workingDayBefore(day: number): number {
  let at = day - 1
  while (!isWorkingDay(at)) at -= 1
  return at
}
