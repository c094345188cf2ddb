import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Banner } from './banner.ts'
import type { CategoryCount } from './listing.ts'
import type { ProductCard } from './product.ts'

/** A category with its current number of products. */
export interface CategoryDetail {
  readonly name: string
  readonly productCount: number
  readonly inStockCount: number
  /** Whole lira; null where nothing is sold. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** The brands with the most products. */
  readonly brands: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  /** Its child categories. */
  readonly children: readonly CategoryCount[]
}

/** Texts of a category for search engines and readers. */
export interface CategoryWords {
  readonly title: string
  readonly description: string
  readonly text: string
}

/** How the products of a category's row are chosen. */
export type CategoryRow = 'most-sold' | 'featured' | 'campaign'

/** Category data, the same for every caller. The tree itself is built in (specification section 2). */
export interface CategoryCatalog {
  /** Main categories with the number of their products. */
  main(): GatewayResult<readonly CategoryCount[]>
  /** Child categories of a category. */
  below(id: number): GatewayResult<readonly CategoryCount[]>
  detail(slug: string): GatewayResult<CategoryDetail>
  words(slug: string): GatewayResult<CategoryWords>
  /** Banners of the category, or of its nearest ancestor that has any. */
  banners(slug: string): GatewayResult<readonly Banner[]>
  row(
    row: CategoryRow,
    request: { readonly category: string; readonly limit: number },
  ): GatewayResult<readonly ProductCard[]>
}
