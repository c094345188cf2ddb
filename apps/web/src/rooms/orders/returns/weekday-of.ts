import { noonOf, weekdayText } from '@market/domain/kernel'

/** Formats a calendar day (`YYYY-MM-DD`) as `24 Kasım Salı`. */
export const weekdayOf = (day: string): string => weekdayText(noonOf(day))
