import type { AddedService } from './added-service.ts'
import type { Deal } from './deal.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CommentFacets, CommentPage, CommentRequest } from './comment.ts'
import type { Banner, BannerPosition } from './banner.ts'
import type { ListingPage, ListingRequest, SearchRequest } from './listing.ts'
import type { PopularCategories } from './popular-categories.ts'
import type { ProductId } from '../kernel/ids.ts'
import type { DayPrice } from './price-days.ts'
import type { ProductPage } from './product-page.ts'
import type { Handover } from './handover.ts'
import type { ProductBadges, ProductCard, ProductDetail, ProductVariants } from './product.ts'
import type { InstallmentPlan } from '../installments/installments.ts'
import type { Slide } from './slide.ts'
import type { Suggestions } from './suggestions.ts'

/** Everything that is read about products; the same for every caller. */
export interface ProductCatalog {
  listing(request: ListingRequest): GatewayResult<ListingPage>
  search(request: SearchRequest): GatewayResult<ListingPage>
  product(id: ProductId): GatewayResult<ProductDetail>
  variants(id: ProductId): GatewayResult<ProductVariants>
  /** A product with all data for the first view of its page. */
  page(id: ProductId): GatewayResult<ProductPage>
  /** A product as a list shows it. */
  card(id: ProductId): GatewayResult<ProductCard>
  /** Services that can be bought with a product. */
  services(id: ProductId): GatewayResult<readonly AddedService[]>
  badges(id: ProductId): GatewayResult<ProductBadges>
  /** Null if a product is not sent by fast shipping. */
  fastShipping(id: ProductId): GatewayResult<Handover | null>
  /** Instalment plans of each kind of card for a product, up to the legal limit. */
  installmentPlans(id: ProductId): GatewayResult<readonly InstallmentPlan[]>
  /** The lowest price of each of the last 30 days, oldest first. */
  priceDays(id: ProductId): GatewayResult<readonly DayPrice[]>
  comments(request: CommentRequest): GatewayResult<CommentPage>
  /** Themes and choices that they mention. */
  commentFacets(id: ProductId): GatewayResult<CommentFacets>
  suggestions(text: string): GatewayResult<Suggestions>
  mostSold(request?: { readonly categorySlug?: string; readonly limit?: number }): GatewayResult<readonly ProductCard[]>
  /** Phones that sell best. */
  phones(request: { readonly limit: number }): GatewayResult<readonly ProductCard[]>
  newcomers(request: { readonly limit: number }): GatewayResult<readonly ProductCard[]>
  popularCategories(): GatewayResult<PopularCategories>
  /**
   * Slides of the home page, of another place of the shop, or of a category: then of its nearest ancestor that has any.
   */
  sliders(request?: { readonly category?: string; readonly place?: string }): GatewayResult<readonly Slide[]>
  banners(request?: {
    readonly position?: BannerPosition
    readonly category?: string
  }): GatewayResult<readonly Banner[]>
  deal(slug: string): GatewayResult<Deal>
}
