const zone = 'Europe/Istanbul'
const dayMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: zone })
const longDay = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: zone })
const dayMonthWeekday = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  weekday: 'long',
  timeZone: zone,
})
const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: zone })
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })

/** `20 Kasım`. */
export const dayText = (at: Date): string => dayMonth.format(at)
/** `20 Kasım 2026`, as papers need it. */
export const longDayText = (at: Date): string => longDay.format(at)
/** `27 Kasım Perşembe`. */
export const weekdayText = (at: Date): string => dayMonthWeekday.format(at)
/** `18.42`, as Turkish writes the time of day. */
export const timeText = (at: Date): string => clock.format(at).replace(':', '.')
/** `2026-11-20`. */
export const isoDayText = (at: Date): string => isoDay.format(at)
/** Whether both are on the same day in Turkey. */
export const isSameDay = (one: Date, other: Date): boolean => isoDayText(one) === isoDayText(other)
/** Noon of a `YYYY-MM-DD` in Turkey, shifted by whole days. */
export const noonOf = (day: string, plus = 0): Date => new Date(Date.parse(`${day}T12:00:00+03:00`) + plus * 86_400_000)
