export const dayMs = 86_400_000

/** Turkish time is UTC+3 all year. */
export const turkishOffsetMs = 3 * 60 * 60 * 1000

/** The calendar day of an instant in Turkey, counted from 1 January 1970. */
export const turkishDay = (at: Date): number => Math.floor((at.getTime() + turkishOffsetMs) / dayMs)

/** The instant at which such a day begins. */
export const turkishDayStart = (day: number): Date => new Date(day * dayMs - turkishOffsetMs)

/** Such a day as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
