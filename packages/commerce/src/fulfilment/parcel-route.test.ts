import { expect, it } from 'vitest'
import { parcelRoute } from './parcel-route.ts'

const events = [{ key: 'shipped', at: '2026-11-24T06:00:00Z', place: 'Ankara' } as const]
const parcel = { events, option: 'address', place: null, to: { city: 'İstanbul', district: 'Kadıköy' } } as const
const brief = (of: Parameters<typeof parcelRoute>[0]) => parcelRoute(of).map(({ name, state }) => [name, state])

it('goes by the centres of both cities to the one of the district', () => {
  expect(brief({ ...parcel, status: 'shipped' })).toEqual([
    ['Ankara aktarma merkezi', 'current'],
    ['İstanbul aktarma merkezi', 'ahead'],
    ['Kadıköy dağıtım merkezi', 'ahead'],
  ])
  expect(brief({ ...parcel, status: 'out_for_delivery' }).map(([, state]) => state)).toEqual([
    'done',
    'done',
    'current',
  ])
  expect(brief({ ...parcel, status: 'delivered' }).map(([, state]) => state)).toEqual(['done', 'done', 'done'])
})

it('ends at the branch or locker, and stays within a city', () => {
  expect(brief({ ...parcel, status: 'shipped', option: 'branch', place: 'Moda Şubesi' }).at(-1)?.[0]).toBe(
    'Moda Şubesi',
  )
  const near = [{ key: 'shipped', at: '2026-11-24T06:00:00Z', place: 'İstanbul' } as const]
  expect(brief({ ...parcel, status: 'shipped', events: near }).map(([name]) => name)).toEqual([
    'İstanbul aktarma merkezi',
    'Kadıköy dağıtım merkezi',
  ])
})

it('is empty before the parcel leaves, and if its carrier named no place', () => {
  for (const status of ['preparing', 'cancelled', 'awaiting_payment'] as const)
    expect(parcelRoute({ ...parcel, status })).toEqual([])
  expect(
    parcelRoute({ ...parcel, status: 'shipped', events: [{ key: 'shipped', at: '2026-11-24T06:00:00Z' }] }),
  ).toEqual([])
})
