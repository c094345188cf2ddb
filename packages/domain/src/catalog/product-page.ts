import type { AddedService } from '../cart/added-service.ts'
import type { CommentPage } from '../reviews/comment.ts'
import type { ShopTag } from '../shops/shop-tag.ts'
import type { ProductCard, ProductDetail } from './product.ts'

/** What the page of a product begins with. */
export interface ProductPage {
  readonly product: ProductDetail
  /** The newest few. */
  readonly comments: CommentPage
  /** Ordered together with it, as counted from orders. */
  readonly together: readonly ProductCard[]
  /** Of its category. */
  readonly related: readonly ProductCard[]
  readonly shopTag: ShopTag
  /** What can be taken with it. */
  readonly services: readonly AddedService[]
}
