import { getGeographyProducts } from '@market/contract'
import type { OriginCatalog } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readCard } from './read-product.ts'

export const httpOrigins = (api: ApiClient): OriginCatalog => ({
  products: (request) =>
    mapped(api.send(getGeographyProducts, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(({ origin, ...card }) => ({ ...readCard(card), origin })),
      origins: wire.origins.map(({ product_count, ...origin }) => ({ ...origin, productCount: product_count })),
    })),
})
