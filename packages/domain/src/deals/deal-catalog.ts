import type { CategoryCount, ListingPage, ListingRequest } from '../catalog/listing.ts'
import type { ProductCard } from '../catalog/product.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A deal that is running or starts today; slot texts are read by the rules of slots (rules.md L6). */
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

/** Offers that run for a limited time; the same for every caller. A deal with its slots is `ProductCatalog.deal`. */
export interface DealCatalog {
  /** Products of the deals that run now. */
  products(request: DealRequest): GatewayResult<ListingPage>
  today(): GatewayResult<{ readonly deals: readonly TodayDeal[]; readonly products: readonly ProductCard[] }>
  /** Products of a category on deal now, best-selling first. */
  offers(request: { readonly category: string; readonly limit: number }): GatewayResult<readonly ProductCard[]>
  /** Discounted products of a category, largest discount first. */
  discounted(request: { readonly category: string; readonly limit: number }): GatewayResult<readonly ProductCard[]>
  /** Main categories with deals today, most deals first. */
  categories(): GatewayResult<readonly CategoryCount[]>
}
