import type { ProductId } from '../kernel/ids.ts'
import type { ProductCard } from '../catalog/product.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ReportForm } from './report-form.ts'
import type { ReviewForm } from './review-form.ts'

/** A comment by the calling member. */
export interface OwnReview {
  readonly id: number
  readonly product: Pick<ProductCard, 'id' | 'name' | 'url' | 'thumbnail'>
  readonly rating: number
  readonly text: string
  /** Instant as ISO 8601 text. */
  readonly date: string
  readonly status: 'waiting' | 'published' | 'refused'
  /** The reason for the refusal, as text. */
  readonly reason: string | null
}
/** One page of the member's own comments. */
export interface OwnReviewPage {
  readonly resultCount: number
  /** Newest first. */
  readonly reviews: readonly OwnReview[]
}

/** Reviews of a member. One review per product: writing again replaces it. */
export interface ReviewGateway {
  /** Refused for a product that the member has not bought. */
  write(form: ReviewForm): GatewayResult<OwnReview>
  mine(page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<OwnReviewPage>
  remove(id: number): GatewayResult<void>
  /** Bought and received, and without a comment of the member; 9 without a limit. */
  unreviewed(limit?: number): GatewayResult<readonly ProductCard[]>
  /** Whether the member bought the product: only buyers comment. */
  hasBought(product: ProductId): GatewayResult<boolean>
  /** Finds a comment helpful; a second time changes nothing. */
  like(id: number): GatewayResult<{ readonly likeCount: number }>
  report(form: ReportForm): GatewayResult<void>
}
