import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysText, dayText, longDayText, timeText, weekdayName, weekdayText } from './turkish-date-text.ts'
import { noonOf } from './turkish-time.ts'

const instants = fc.date({
  min: new Date('2017-01-01T00:00Z'),
  max: new Date('2199-12-31T00:00Z'),
  noInvalidDate: true,
})
const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'Europe/Istanbul' })
const day = { day: 'numeric', month: 'long' } as const

it.each([
  [dayText, intl(day)],
  [longDayText, intl({ ...day, year: 'numeric' })],
  [weekdayName, intl({ weekday: 'long' })],
  [weekdayText, intl({ ...day, weekday: 'long' })],
])('%o writes a day as Intl does in Turkish', (text, format) => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(text(at)).toBe(format.format(at))
    }),
  )
})

it('writes the time of day with a point, in Turkish time', () => {
  expect(timeText(new Date('2026-11-27T06:05:00Z'))).toBe('09.05')
  expect(timeText(new Date('2026-11-27T21:00:00Z'))).toBe('00.00')
  expect(longDayText(new Date('2026-11-27T21:00:00Z'))).toBe('28 Kasım 2026')
})

it('knows the days before 1970', () => {
  expect(weekdayText(new Date('1923-10-29T09:00:00Z'))).toBe('29 Ekim Pazartesi')
})

it.each([dayText, longDayText, weekdayName, weekdayText, timeText])('%o refuses an invalid date', (text) => {
  expect(() => text(new Date(Number.NaN))).toThrow(RangeError)
})

it.each([
  ['2026-11-25', '2026-11-27', '25–27 Kasım'],
  ['2026-11-30', '2026-12-02', '30 Kasım – 2 Aralık'],
  ['2026-12-31', '2027-01-02', '31 Aralık – 2 Ocak'],
  ['2026-11-25', '2026-11-25', '25 Kasım'],
])('daysText names the days from %s to %s as shoppers do', (from, to, text) => {
  expect(daysText(noonOf(from), noonOf(to))).toBe(text)
})
