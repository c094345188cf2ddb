import { expect, it } from 'vitest'
import { type DaySchedule, nextSpan, runsOn } from './day-schedule.ts'

const span = (when: DaySchedule, now: string) => {
  const { startsAt, endsAt } = nextSpan(when, new Date(now))
  return [startsAt.toISOString(), endsAt.toISOString()]
}
const monday = { kind: 'weekday', day: 1 } as const
const november = { kind: 'dates', from: '11-01', to: '11-30' } as const
const lastSunday = { kind: 'last-weekday', day: 0, month: 12 } as const

it('runs on its weekday from midnight to midnight in Turkish time', () => {
  const running = ['2026-11-22T21:00:00.000Z', '2026-11-23T21:00:00.000Z']
  expect(span(monday, '2026-11-22T21:00:00Z')).toEqual(running)
  expect(span(monday, '2026-11-23T20:59:59Z')).toEqual(running)
  expect(span(monday, '2026-11-22T20:59:59Z')).toEqual(running)
  expect(span(monday, '2026-11-23T21:00:00Z')[0]).toBe('2026-11-29T21:00:00.000Z')
})

it('runs through its dates, both ends included, and comes again next year', () => {
  const running = ['2026-10-31T21:00:00.000Z', '2026-11-30T21:00:00.000Z']
  expect(span(november, '2026-11-21T08:00:00Z')).toEqual(running)
  expect(span(november, '2026-11-30T20:59:00Z')).toEqual(running)
  expect(span(november, '2026-11-30T21:00:00Z')[0]).toBe('2027-10-31T21:00:00.000Z')
})

it('runs over New Year, seen from either side of it', () => {
  const newYear = { kind: 'dates', from: '12-25', to: '01-05' } as const
  const running = ['2026-12-24T21:00:00.000Z', '2027-01-05T21:00:00.000Z']
  for (const now of ['2026-11-22T08:00:00Z', '2026-12-31T12:00:00Z', '2027-01-05T20:59:00Z'])
    expect(span(newYear, now)).toEqual(running)
  expect(span(newYear, '2027-01-05T21:00:00Z')[0]).toBe('2027-12-24T21:00:00.000Z')
})

it('keeps to February where a year has no 29th', () => {
  const february = { kind: 'dates', from: '02-01', to: '02-29' } as const
  expect(span(february, '2027-01-10T08:00:00Z')).toEqual(['2027-01-31T21:00:00.000Z', '2027-02-28T21:00:00.000Z'])
  expect(span(february, '2028-02-29T08:00:00Z')).toEqual(['2028-01-31T21:00:00.000Z', '2028-02-29T21:00:00.000Z'])
})

it('finds the last such weekday of a month, also where the month ends on it', () => {
  expect(span(lastSunday, '2026-11-21T08:00:00Z')[0]).toBe('2026-12-26T21:00:00.000Z')
  expect(span(lastSunday, '2026-12-28T08:00:00Z')[0]).toBe('2027-12-25T21:00:00.000Z')
  expect(span(lastSunday, '2028-12-30T21:30:00Z')).toEqual(['2028-12-30T21:00:00.000Z', '2028-12-31T21:00:00.000Z'])
})

it('follows the last weekday of a month by days', () => {
  const cyberMonday = { kind: 'last-weekday', day: 5, month: 11, plus: 3 } as const
  expect(span(cyberMonday, '2026-11-27T12:00:00Z')).toEqual(['2026-11-29T21:00:00.000Z', '2026-11-30T21:00:00.000Z'])
  expect(span(cyberMonday, '2029-12-01T12:00:00Z')[0]).toBe('2029-12-02T21:00:00.000Z')
})

it('says whether today is one of its days', () => {
  const blackFriday = { kind: 'last-weekday', day: 5, month: 11 } as const
  expect(runsOn(blackFriday, new Date('2026-11-26T21:00:00Z'))).toBe(true)
  expect(runsOn(blackFriday, new Date('2026-11-26T20:59:59Z'))).toBe(false)
  expect(runsOn(blackFriday, new Date('2026-11-27T21:00:00Z'))).toBe(false)
})
