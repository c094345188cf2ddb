import { isoDay, turkishDay } from '@market/domain/kernel'

/** The day of an instant in Turkey, as `2026-11-20`. */
export const isoDayText = (at: Date): string => isoDay(turkishDay(at))
/** Whether both are on the same day in Turkey. */
export const isSameDay = (one: Date, other: Date): boolean => turkishDay(one) === turkishDay(other)
/** Noon of a `YYYY-MM-DD` in Turkey, shifted by whole days. */
export const noonOf = (day: string, plus = 0): Date => new Date(Date.parse(`${day}T12:00:00+03:00`) + plus * 86_400_000)
