import type { AddedService } from './added-service.ts'
import type { ProductDeal } from './deal.ts'
import type { CommentPage } from './comment.ts'
import type { PhotographedComment } from './photos-of.ts'
import type { ShopTag } from './shop-tag.ts'
import type { ProductCard, ProductDetail } from './product.ts'

/** Data that a product page starts with. */
export interface ProductPage {
  readonly product: ProductDetail
  readonly deal?: ProductDeal | undefined
  /** The newest few. */
  readonly comments: CommentPage
  /** The newest comments with photos. */
  readonly photographed: readonly PhotographedComment[]
  /** Ordered together with it, as counted from orders. */
  readonly together: readonly ProductCard[]
  /** Products of the same category. */
  readonly related: readonly ProductCard[]
  readonly shopTag: ShopTag
  /** Services that can be bought with it. */
  readonly services: readonly AddedService[]
}
