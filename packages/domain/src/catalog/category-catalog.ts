import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Banner } from './banner.ts'
import type { CategoryCount } from './listing.ts'
import type { ProductCard } from './product.ts'

/** A category with what stands in it today. */
export interface CategoryDetail {
  readonly name: string
  readonly productCount: number
  readonly inStockCount: number
  /** Whole lira; null where nothing is sold. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** Those with most products. */
  readonly brands: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  /** What stands one level below. */
  readonly children: readonly CategoryCount[]
}

/** What search engines and readers are told of a category. */
export interface CategoryWords {
  readonly title: string
  readonly description: string
  readonly text: string
}

/** By what the products of a category's row are chosen. */
export type CategoryRow = 'most-sold' | 'featured' | 'campaign'

/** What is read about categories; the same for every caller. The tree itself is built in (specification section 2). */
export interface CategoryCatalog {
  /** Main categories with the number of their products. */
  main(): GatewayResult<readonly CategoryCount[]>
  /** What stands one level below a category. */
  below(id: number): GatewayResult<readonly CategoryCount[]>
  detail(slug: string): GatewayResult<CategoryDetail>
  words(slug: string): GatewayResult<CategoryWords>
  /** Of the category or of the nearest one above it that has any. */
  banners(slug: string): GatewayResult<readonly Banner[]>
  row(
    row: CategoryRow,
    request: { readonly category: string; readonly limit: number },
  ): GatewayResult<readonly ProductCard[]>
}
