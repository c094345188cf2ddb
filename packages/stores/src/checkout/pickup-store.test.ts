import { fail, type GatewayFailure } from '@market/domain/kernel'
import type { ShippingGateway } from '@market/domain/checkout'
import { memoryAddresses, memoryShipping } from '@market/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makePickupStore, type PickupPlace, type PickupSearch } from './pickup-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nowhere: PickupPlace = { city: '', district: '' }
const bursa: PickupPlace = { city: 'Bursa', district: '' }
const home = { city: 'Bursa', district: 'Nilüfer', neighborhood: 'Beşevler' }

/** Answers each call two frames later. */
const setUp = (search: Partial<PickupSearch> = {}, shippings: Partial<ShippingGateway> = {}) => {
  const real = { ...memoryShipping(), ...shippings }
  const points = vi.fn<ShippingGateway['points']>((...of) => afterFrames(2, () => real.points(...of)))
  const gateways = { addresses: memoryAddresses(), shippings: { ...real, points } }
  const store = makePickupStore(gateways, { option: 'branch', place: bursa, near: home, ...search })
  const stop = store.start()
  const { current } = store.state
  /** `.` loads, `0` and `1` are the number of points, `x` failed. */
  const letter = () => {
    const found = current().points
    return found === undefined ? '.' : found.ok ? String(found.value.length) : 'x'
  }
  return { store, stop, points, current, letter }
}

describe('the points', () => {
  it('are loaded at once, and again for another place, whose answer alone is shown', async () => {
    const { store, letter, points } = setUp()
    const look = {
      e: () => store.look({ city: 'Edirne', district: '' }),
      b: () => store.look(bursa),
    }
    expect(await drawMarbles('---eb---', look, letter)).toBe('.11..111')
    expect(points).toHaveBeenCalledTimes(3)
  })

  it('are measured from the shopper’s place in its own province', async () => {
    const { store, points } = setUp()
    store.look({ city: 'Edirne', district: '' })
    expect(points.mock.calls.map(([, place]) => place)).toEqual([
      { ...bursa, near: { district: 'Nilüfer', neighborhood: 'Beşevler' } },
      { city: 'Edirne', district: '' },
    ])
  })

  it('are not looked for before a province is chosen', async () => {
    const { store, letter, points } = setUp({ place: nowhere })
    expect(await drawMarbles('--b--', { b: () => store.look(bursa) }, letter)).toBe('...11')
    expect(points).toHaveBeenCalledTimes(1)
  })

  it('are loaded again after a failure', async () => {
    const failing = vi
      .fn<ShippingGateway['points']>(memoryShipping().points)
      .mockImplementationOnce(async () => fail<GatewayFailure>({ kind: 'offline' }))
    const { store, letter } = setUp({}, { points: failing })
    expect(await drawMarbles('---r--', { r: () => store.reload() }, letter)).toBe('.xx.11')
  })

  it('are no longer loaded once the page has closed', async () => {
    const { store, stop, points } = setUp()
    stop()
    store.look({ city: 'Edirne', district: '' })
    await vi.advanceTimersByTimeAsync(100)
    expect(points).toHaveBeenCalledTimes(1)
  })
})

describe('the places to choose', () => {
  it('are all provinces and the districts of one, for branches', async () => {
    const { current } = setUp()
    await vi.advanceTimersByTimeAsync(0)
    expect(current().cities).toContainEqual({ name: 'Bursa' })
    expect(current().districts).toContainEqual({ name: 'Nilüfer' })
  })

  it('are those that have lockers, with their number', async () => {
    const { current } = setUp({ option: 'kargomat' })
    await vi.advanceTimersByTimeAsync(0)
    expect(current()).toMatchObject({
      cities: [{ name: 'Bursa', count: 1 }],
      districts: [{ name: 'Nilüfer', count: 1 }],
    })
  })

  it.each([
    ['a district without lockers shows its province', { city: 'Bursa', district: 'Mudanya' }, bursa],
    ['a district of a province without lockers shows none', { city: 'Edirne', district: 'Keşan' }, nowhere],
    ['a district with lockers stays', { city: 'Bursa', district: 'Nilüfer' }, { city: 'Bursa', district: 'Nilüfer' }],
  ])('%s', async (_, place, shown) => {
    const { current } = setUp({ option: 'kargomat', place })
    await vi.advanceTimersByTimeAsync(0)
    expect(current().place).toEqual(shown)
  })
})
