import { describe, expect, it } from 'vitest'
import { cityDistrict } from './city-district.ts'

describe('places', () => {
  it('are 81 provinces in Turkish order', async () => {
    const { cities, districts, neighborhoods } = await cityDistrict({})
    expect(cities).toHaveLength(81)
    expect(cities.indexOf('Çanakkale')).toBeGreaterThan(cities.indexOf('Bursa'))
    expect(cities.indexOf('Iğdır')).toBeLessThan(cities.indexOf('İstanbul'))
    expect(cities.at(-1)).toBe('Zonguldak')
    expect([districts, neighborhoods]).toEqual([[], []])
  })

  it('are the districts of a province and the neighbourhoods of a district', async () => {
    const { districts, neighborhoods } = await cityDistrict({ city: 'İstanbul', district: 'Kadıköy' })
    expect(districts).toHaveLength(39)
    expect(neighborhoods).toContain('Caferağa Mah.')
  })

  it('have their abbreviation and their old village written as Turkish writes them', async () => {
    const { neighborhoods } = await cityDistrict({ city: 'Adıyaman', district: 'Besni' })
    expect(neighborhoods).toContain('Çakmak Mah. (Akdurak Köyü)')
    expect(neighborhoods.filter((name) => / Mah(?!\.)\b(?= |$)|\(\p{Ll}/u.test(name))).toEqual([])
  })

  it('are empty for an unknown province or district', async () => {
    for (const city of ['', 'Atlantis', '__proto__', 'istanbul'])
      expect(await cityDistrict({ city, district: 'Kadıköy' })).toMatchObject({ districts: [], neighborhoods: [] })
    expect((await cityDistrict({ city: 'Ankara', district: 'Kadıköy' })).neighborhoods).toEqual([])
  })
})
