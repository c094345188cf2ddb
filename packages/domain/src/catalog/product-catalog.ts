import type { AddedService } from '../cart/added-service.ts'
import type { Deal } from '../deals/deal.ts'
import type { Asked } from '../kernel/gateway-failure.ts'
import type { CommentPage, CommentRequest } from '../reviews/comment.ts'
import type { Banner, BannerPosition } from './banner.ts'
import type { ListingPage, ListingRequest, SearchRequest } from './listing.ts'
import type { PopularCategories } from './popular-categories.ts'
import type { ProductId } from './product-id.ts'
import type { ProductPage } from './product-page.ts'
import type { Handover } from './handover.ts'
import type { ProductBadges, ProductCard, ProductDetail, ProductVariants } from './product.ts'
import type { InstallmentPlan } from '../checkout/installments.ts'
import type { Slide } from './slide.ts'
import type { Suggestions } from './suggestions.ts'

/** Everything that is read about products; the same for every caller. */
export interface ProductCatalog {
  listing(request: ListingRequest): Asked<ListingPage>
  search(request: SearchRequest): Asked<ListingPage>
  product(id: ProductId): Asked<ProductDetail>
  variants(id: ProductId): Asked<ProductVariants>
  /** A product and all that its page begins with, in one answer. */
  page(id: ProductId): Asked<ProductPage>
  /** A product as it stands in a list. */
  card(id: ProductId): Asked<ProductCard>
  /** What can be taken with a product. */
  services(id: ProductId): Asked<readonly AddedService[]>
  badges(id: ProductId): Asked<ProductBadges>
  /** Null where a product does not leave by fast shipping. */
  fastShipping(id: ProductId): Asked<Handover | null>
  /** What each kind of card asks for instalments of a product, up to what the law allows of it. */
  installmentPlans(id: ProductId): Asked<readonly InstallmentPlan[]>
  comments(request: CommentRequest): Asked<CommentPage>
  suggestions(text: string): Asked<Suggestions>
  mostSold(request?: { readonly categorySlug?: string; readonly limit?: number }): Asked<readonly ProductCard[]>
  /** Phones that sell best. */
  phones(request: { readonly limit: number }): Asked<readonly ProductCard[]>
  newcomers(request: { readonly limit: number }): Asked<readonly ProductCard[]>
  popularCategories(): Asked<PopularCategories>
  /** Those of the home page, of another place of the shop, or of a category: else of the nearest one above it that has any. */
  sliders(request?: { readonly category?: string; readonly place?: string }): Asked<readonly Slide[]>
  banners(request?: { readonly position?: BannerPosition; readonly category?: string }): Asked<readonly Banner[]>
  deal(slug: string): Asked<Deal>
}
