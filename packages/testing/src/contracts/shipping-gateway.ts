import type { ShippingGateway } from '@market/domain/checkout'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ShippingSubject {
  /** The gateway of a caller without a choice. */
  readonly gateway: ShippingGateway
  /** A district with a branch and a locker. */
  readonly place: { readonly city: string; readonly district: string }
}

/** The behaviour required of every `ShippingGateway`. */
export const shippingGatewayContract = (name: string, subject: () => Promise<ShippingSubject>): void => {
  const toTheAddress = { option: 'address', pickup: null, receiver: null }
  describe(`K3 ShippingGateway: ${name}`, () => {
    it('delivers to the address by default', async () => {
      const { gateway } = await subject()
      expect(await valueOf(gateway.chosen())).toMatchObject(toTheAddress)
    })

    it.each(['branch', 'kargomat'] as const)('leaves at a %s, and brings to the address again', async (option) => {
      const { gateway, place } = await subject()
      const [point] = await valueOf(gateway.points(option, place))
      expect(point).toMatchObject(place)
      const chosen = await valueOf(gateway.pickUp(option, point?.id ?? 0))
      // The map position is needed only while choosing.
      const { position: _, distance: __, ...pickup } = point ?? {}
      expect(chosen).toMatchObject({ option, pickup, receiver: null })
      expect(await valueOf(gateway.chosen())).toEqual(chosen)
      expect(await valueOf(gateway.deliverToAddress())).toMatchObject(toTheAddress)
      expect(await valueOf(gateway.chosen())).toMatchObject(toTheAddress)
    })

    it('finds the points of a whole province, and none in an unknown province', async () => {
      const { gateway, place } = await subject()
      const [point] = await valueOf(gateway.points('branch', place))
      expect(await valueOf(gateway.points('branch', { city: place.city, district: '' }))).toContainEqual(point)
      expect(await valueOf(gateway.points('branch', { city: 'Yokistan', district: '' }))).toEqual([])
    })

    it('measures the way from a place of the province, nearest first', async () => {
      const { gateway, place } = await subject()
      const near = { district: place.district, neighborhood: '' }
      const points = await valueOf(gateway.points('branch', { city: place.city, district: '', near }))
      const away = points.map(({ distance }) => distance ?? -1)
      expect(away.every((metres) => metres >= 0)).toBe(true)
      expect(away).toEqual(away.toSorted((one, other) => one - other))
      const [plain] = await valueOf(gateway.points('branch', place))
      expect(plain?.distance ?? null).toBeNull()
    })

    it('says in which provinces and districts there are lockers', async () => {
      const { gateway, place } = await subject()
      const here = (await valueOf(gateway.lockerCities())).find(({ city }) => city === place.city)
      expect(here?.districts.map(({ name }) => name)).toContain(place.district)
      expect(here?.districts.reduce((sum, { count }) => sum + count, 0)).toBe(here?.count)
    })

    it('saves another receiver, and refuses one with an invalid phone', async () => {
      const { gateway, place } = await subject()
      const [branch] = await valueOf(gateway.points('branch', place))
      const receiver = { firstName: 'Deniz', lastName: 'Yılmaz', phone: '05324445566', tc: '10000000146' }
      const chosen = await valueOf(gateway.pickUp('branch', branch?.id ?? 0, receiver))
      expect(chosen.receiver).toEqual(receiver)
      const unreachable = gateway.pickUp('branch', branch?.id ?? 0, { ...receiver, phone: '123' })
      expect(await failureOf(unreachable)).toMatchObject({ kind: 'refused' })
      expect(await valueOf(gateway.chosen())).toEqual(chosen)
      expect((await valueOf(gateway.pickUp('branch', branch?.id ?? 0))).receiver).toBeNull()
    })

    it('refuses an unknown point and one of the other kind, and keeps the choice', async () => {
      const { gateway, place } = await subject()
      const [branch] = await valueOf(gateway.points('branch', place))
      expect(await failureOf(gateway.pickUp('branch', 987_654))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.pickUp('kargomat', branch?.id ?? 0))).toMatchObject({ kind: 'refused' })
      expect(await valueOf(gateway.chosen())).toMatchObject(toTheAddress)
    })
  })
}
