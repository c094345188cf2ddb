import { type Answer, getGeographyProducts, getPostBazaar } from '@market/contract'
import type { Origin, OriginCatalog } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCard } from './read-product.ts'

/** `OriginCatalog`: geographic indications and the producers' bazaar. */
export const httpOrigins = (api: ApiClient): OriginCatalog => ({
  products: (request) =>
    mapResult(api.send(getGeographyProducts, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(({ origin, ...card }) => ({ ...readCard(card), origin })),
      origins: wire.origins.map(readOrigin),
    })),
  bazaar: () =>
    mapResult(api.send(getPostBazaar, {}), ({ regions }) =>
      regions.map(({ name, origins, results }) => ({
        name,
        origins: origins.map(readOrigin),
        products: results.map(readCard),
      })),
    ),
})

type OriginWire = Answer<typeof getGeographyProducts>['origins'][number]
const readOrigin = ({ product_count, ...origin }: OriginWire): Origin => ({ ...origin, productCount: product_count })
