import { isoDayText, noonOf } from '../kernel/turkish-time.ts'

/** Days on which a shop sells nothing, `YYYY-MM-DD`, both included. */
export interface Leave {
  readonly from: string
  readonly to: string
}
/** Longest leave in days. */
export const maxLeaveDays = 90

/** Whether a shop is on leave on the day of an instant. */
export const isOnLeave = (leave: Leave | null, now: Date): boolean => {
  const today = isoDayText(now)
  return leave !== null && leave.from <= today && today <= leave.to
}

const isDay = (text: string): boolean => {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(text) ? noonOf(text) : undefined
  return noon !== undefined && !Number.isNaN(noon.getTime()) && isoDayText(noon) === text
}

/** Whether a leave may be set: it ends after it begins and not in the past, and is not too long. */
export const isLeave = ({ from, to }: Leave, now: Date): boolean =>
  isDay(from) && isDay(to) && from <= to && to >= isoDayText(now) && to <= isoDayText(noonOf(from, maxLeaveDays - 1))
