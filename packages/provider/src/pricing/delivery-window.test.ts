import { expect, it } from 'vitest'
import { deliveryWindow, fastDeliveryWindow } from './delivery-window.ts'

// 2026-11-21 is a Saturday; Turkish days begin three hours before those of UTC.
it.each([
  ['2026-11-18T09:00:00Z', 1, { from: '2026-11-20', to: '2026-11-23' }],
  ['2026-11-21T09:00:00Z', 1, { from: '2026-11-24', to: '2026-11-26' }],
  ['2026-11-21T21:30:00Z', 1, { from: '2026-11-24', to: '2026-11-26' }],
  ['2026-12-30T09:00:00Z', 2, { from: '2027-01-02', to: '2027-01-05' }],
])('ordered at %s with %i days to prepare, a parcel comes on working days', (now, prepareDays, days) => {
  expect(deliveryWindow(prepareDays, new Date(now))).toEqual(days)
})

it('fast, it comes on the next working day', () => {
  const monday = { from: '2026-11-23', to: '2026-11-23' }
  expect(fastDeliveryWindow(new Date('2026-11-21T09:00:00Z'))).toEqual(monday)
})
