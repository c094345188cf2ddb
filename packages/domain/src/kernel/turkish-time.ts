export const dayMs = 86_400_000

/** Turkish time is UTC+3 all year. */
export const turkishOffsetMs = 3 * 60 * 60 * 1000

/** The calendar day of an instant in Turkey, counted from 1 January 1970. */
export const turkishDay = (at: Date): number => Math.floor((at.getTime() + turkishOffsetMs) / dayMs)

/** The instant at which a day of `turkishDay` starts. */
export const turkishDayStart = (day: number): Date => new Date(day * dayMs - turkishOffsetMs)

/** A day of `turkishDay` as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The day of an instant in Turkey, as `2026-11-20`. */
export const isoDayText = (at: Date): string => isoDay(turkishDay(at))

/** Whether both instants are on one day in Turkey. */
export const isSameDay = (one: Date, other: Date): boolean => turkishDay(one) === turkishDay(other)

/** Noon in Turkey of a day in `YYYY-MM-DD`, shifted by whole days. */
export const noonOf = (day: string, plus = 0): Date => new Date(Date.parse(`${day}T12:00:00+03:00`) + plus * dayMs)
