import { getCityDistrict } from '@market/contract'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { cityDistrict } from './city-district.ts'

/** Provinces, districts and neighbourhoods for the address form. */
export const placeRoutes = (): readonly AnyRoute[] => [route(getCityDistrict, async ({ query }) => cityDistrict(query))]
