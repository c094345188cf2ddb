import { getCityDistrict, getFoundPlaces } from '@market/contract'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { cityDistrict } from './city-district.ts'
import { foundPlaces } from './found-places.ts'

/** Provinces, districts and neighbourhoods for the address form. */
export const placeRoutes = (): readonly AnyRoute[] => [
  route(getCityDistrict, async ({ query }) => cityDistrict(query)),
  route(getFoundPlaces, async ({ query }) => ({
    places: (await foundPlaces(query.q)).map(({ zipCode, ...place }) => ({ ...place, zip_code: zipCode })),
  })),
]
