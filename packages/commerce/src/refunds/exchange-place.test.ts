import fc from 'fast-check'
import type { ShippingOption } from '@market/domain/account'
import { lastHandInDay } from '@market/domain/orders'
import { expect, test } from 'vitest'
import { home } from '../ordering/memory/sample-draft.ts'
import { exchangePlace } from './exchange-place.ts'

const point = (id: number, kind: 'branch' | 'kargomat', name: string) => ({
  id,
  kind,
  name,
  city: 'İzmir',
  district: 'Konak',
  address: `${name} No: ${id}`,
  hours: '08.30–17.00',
})
const [first, second, locker] = [
  point(1, 'branch', 'Konak Şubesi'),
  point(2, 'branch', 'Alsancak Şubesi'),
  point(13, 'kargomat', 'İskele Kargomat'),
]
const at = (option: ShippingOption, place: string | null, points = [first, second, locker], now = new Date()) =>
  exchangePlace(
    { pointsOf: async () => points },
    { snapshot: { shops: [], shipping: { option, place }, delivery: home } },
    now,
  )

test('is the order’s door, its branch, or the branch next to its locker', async () => {
  expect(await at('address', null)).toBeNull()
  expect(await at('branch', second.name)).toMatchObject({ name: second.name, address: second.address })
  expect(await at('branch', first.name)).toMatchObject({ name: first.name })
  // Points whose ids differ by 11 have the same position.
  expect(await at('kargomat', locker.name)).toMatchObject({ name: second.name })
})

test('is another branch of the district if the place is gone, and undefined without a branch', async () => {
  expect(await at('branch', 'Kapanan Şube')).toMatchObject({ name: first.name })
  expect(await at('kargomat', 'Kaldırılan Kargomat')).toMatchObject({ name: first.name })
  expect(await at('kargomat', locker.name, [locker])).toBeUndefined()
})

test('has the new unit on a working day before the last day to hand in', async () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(instants, async (now) => {
      const from = (await at('branch', first.name, [first], now))?.from ?? ''
      const start = Date.parse(`${from}T00:00:00+03:00`)
      expect([0, 6]).not.toContain(new Date(from).getUTCDay())
      expect(start).toBeGreaterThan(now.getTime())
      expect(start).toBeLessThan(lastHandInDay(now).getTime())
    }),
  )
})
