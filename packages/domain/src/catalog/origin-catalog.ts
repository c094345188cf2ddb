import type { Asked } from '../kernel/gateway-failure.ts'
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
/** What the page of products by their origin shows. */
export interface OriginPage {
  readonly resultCount: number
  readonly results: readonly (ProductCard & { readonly origin: string | null })[]
  /** Those that something is sold of. */
  readonly origins: readonly Origin[]
}

/** Products with a geographic indication; the same for every caller. */
export interface OriginCatalog {
  /** Of one origin or of all; pages count from 1. */
  products(request: { readonly page: number; readonly limit: number; readonly origin?: string }): Asked<OriginPage>
}
