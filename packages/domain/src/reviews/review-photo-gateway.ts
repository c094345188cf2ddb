import type { ProductId } from '../kernel/ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A photo that the member sent for a comment. */
export interface ReviewPhoto {
  readonly key: string
  /** Thumbnail as a `data:` URL, because the photo has no public URL before the comment is published. */
  readonly preview: string
}

/** Photos of a member's comments. */
export interface ReviewPhotoGateway {
  /** Photos of the member's comment on a product, in order. */
  mine(product: ProductId): GatewayResult<readonly ReviewPhoto[]>
  /**
   * Uploads a photo of at most `photoLimits.bytes`; the same file twice is one photo. Refused for a product that the
   * member has not bought, or if the file is not a photo. A photo that no comment uses within a day is deleted.
   */
  add(product: ProductId, file: Uint8Array<ArrayBuffer>): GatewayResult<ReviewPhoto>
  /**
   * Sets the photos of the member's comment on a product, in this order; its other photos are removed. Not found
   * without a comment.
   */
  keep(product: ProductId, keys: readonly string[]): GatewayResult<void>
}
