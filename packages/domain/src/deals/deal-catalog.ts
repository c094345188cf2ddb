import type { CategoryCount, ListingPage, ListingRequest } from '../catalog/listing.ts'
import type { ProductCard } from '../catalog/product.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A deal that runs or begins today; its slot texts are read by the rules of slots (rules.md L6). */
export interface TodayDeal {
  readonly slug: string
  readonly title: string
  readonly url: string
  readonly startDate: string
  readonly endDate: string
  readonly productCount: number
}
/** `slug` is a deal or a category, as `listingQuery.toRequest` gives it for deals (rules.md L1). */
export interface DealRequest extends Omit<ListingRequest, 'categorySlug'> {
  readonly slug?: string
}

/** What is cheaper for a time; the same for every caller. A deal with its slots is `ProductCatalog.deal`. */
export interface DealCatalog {
  /** Products of the deals that run now. */
  products(request: DealRequest): GatewayResult<ListingPage>
  today(): GatewayResult<{ readonly deals: readonly TodayDeal[]; readonly products: readonly ProductCard[] }>
  /** What is on deal now in a category, best sold first. */
  offers(request: { readonly category: string; readonly limit: number }): GatewayResult<readonly ProductCard[]>
  /** What is cheapened in a category, by the largest share first. */
  discounted(request: { readonly category: string; readonly limit: number }): GatewayResult<readonly ProductCard[]>
  /** Main categories of what is on deal today, most first. */
  categories(): GatewayResult<readonly CategoryCount[]>
}
