import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ProductCard } from './product.ts'

/** A registered geographic indication. */
export interface Origin {
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly region: string
  readonly note: string
  readonly productCount: number
}
/** One page of products with a registered origin. */
export interface OriginPage {
  readonly resultCount: number
  readonly results: readonly (ProductCard & { readonly origin: string | null })[]
  /** The origins of which a product is on sale. */
  readonly origins: readonly Origin[]
}

/** A region of the producers' bazaar with its origins and best sellers. */
export interface BazaarRegion {
  readonly name: string
  readonly origins: readonly Origin[]
  readonly products: readonly ProductCard[]
}

/** Products with a geographic indication; the same for every caller. */
export interface OriginCatalog {
  /** Products of one origin, or of all origins; pages count from 1. */
  products(request: {
    readonly page: number
    readonly limit: number
    readonly origin?: string
  }): GatewayResult<OriginPage>
  /** Region by region. */
  bazaar(): GatewayResult<readonly BazaarRegion[]>
}
