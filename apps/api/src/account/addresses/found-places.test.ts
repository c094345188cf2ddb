import { placeLine } from '@market/domain/account'
import { expect, it } from 'vitest'
import { foundPlaces } from './found-places.ts'
import { knownQuarters } from './known-quarters.ts'

const lines = async (words: string) => (await foundPlaces(words)).map(placeLine)

it('finds districts and neighbourhoods of the country by their words', async () => {
  expect((await lines('kadikoy'))[0]).toBe('Kadıköy / İstanbul')
  expect(await lines('caferağa kadıköy')).toEqual(['Caferağa Mah., Kadıköy / İstanbul'])
  expect((await lines('çankaya ankara'))[0]).toBe('Çankaya / Ankara')
  expect(await lines('atlantis')).toEqual([])
})

it.each(knownQuarters)('knows %s as %s, %s / %s', async (quarter, neighborhood, district, city) => {
  expect((await foundPlaces(`${quarter} ${district}`))[0]).toMatchObject({ city, district, neighborhood })
})
