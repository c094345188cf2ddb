import { turkishDay } from '../../../shared/time/turkish-day.ts'

/** Formats a calendar day (`YYYY-MM-DD`) as `24 Kasım Salı`. */
export const weekdayOf = (day: string): string => turkishDay.weekday(new Date(`${day}T12:00:00+03:00`))
