import { isoDayText, turkishOffsetMs } from './turkish-time.ts'

// `Intl.DateTimeFormat` would read its locale for some 40 ms on a phone's first page, and its spaces differ between
// versions, while server and browser must draw the same.
const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
const weekdays = 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' ')

const partsOf = (at: Date): readonly [year: string, month: string, day: string] => {
  const [year = '', month = '', day = ''] = isoDayText(at).split('-')
  return [year, months[Number(month) - 1] ?? '', String(Number(day))]
}

/** An instant's day in Turkey as `20 Kasım`. This and the other texts throw a `RangeError` for an invalid date. */
export const dayText = (at: Date): string => {
  const [, month, day] = partsOf(at)
  return `${day} ${month}`
}

/** Two instants' days in Turkey as `25–27 Kasım` or `30 Kasım – 2 Aralık`; equal ones as `25 Kasım`. */
export const daysText = (from: Date, to: Date): string => {
  const [first, last] = [dayText(from), dayText(to)]
  if (first === last) return last
  const [day = '', month = ''] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`
}

/** An instant's day in Turkey as `20 Kasım 2026`. */
export const longDayText = (at: Date): string => `${dayText(at)} ${partsOf(at)[0]}`

/** The day of the week of an instant in Turkey, as `Perşembe`. */
export const weekdayName = (at: Date): string => weekdays[new Date(isoDayText(at)).getUTCDay()] ?? ''

/** An instant's day in Turkey as `26 Kasım Perşembe`. */
export const weekdayText = (at: Date): string => `${dayText(at)} ${weekdayName(at)}`

/** An instant's time of day in Turkey, as `18.42`. */
export const timeText = (at: Date): string =>
  new Date(at.getTime() + turkishOffsetMs).toISOString().slice(11, 16).replace(':', '.')
