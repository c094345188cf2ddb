export const dayMs = 86_400_000

/** Turkish time is UTC+3 all year. */
export const turkishOffsetMs = 3 * 60 * 60 * 1000

/** The calendar day of an instant in Turkey, counted from 1 January 1970. */
export const turkishDay = (at: Date): number => Math.floor((at.getTime() + turkishOffsetMs) / dayMs)

/** The instant at which a day of `turkishDay` starts. */
export const turkishDayStart = (day: number): Date => new Date(day * dayMs - turkishOffsetMs)

/** A day of `turkishDay` as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
