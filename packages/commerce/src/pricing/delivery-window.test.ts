import { expect, it } from 'vitest'
import { deliveryWindow, fastDeliveryWindow } from './delivery-window.ts'

// 2026-11-21 is a Saturday; Turkish days start three hours before UTC days.
it.each([
  ['2026-11-18T09:00:00Z', 1, { from: '2026-11-20', to: '2026-11-23' }],
  ['2026-11-21T09:00:00Z', 1, { from: '2026-11-24', to: '2026-11-26' }],
  ['2026-11-21T21:30:00Z', 1, { from: '2026-11-24', to: '2026-11-26' }],
  ['2026-12-30T09:00:00Z', 2, { from: '2027-01-04', to: '2027-01-06' }],
])('ordered at %s with %i days to prepare, a parcel comes on working days', (now, prepareDays, days) => {
  expect(deliveryWindow(prepareDays, new Date(now))).toEqual(days)
})

it.each([
  ['2026-11-21T09:00:00Z', '2026-11-23'],
  ['2026-11-21T11:00:00Z', '2026-11-24'],
  ['2026-12-27T13:06:00Z', '2026-12-29'],
  ['2026-12-31T12:00:00Z', '2027-01-04'],
])('fast and ordered at %s, it comes on %s', (now, day) => {
  expect(fastDeliveryWindow(new Date(now))).toEqual({ from: day, to: day })
})
