import type { ProductId } from '../kernel/ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A photo that the member sent for a comment. */
export interface ReviewPhoto {
  readonly key: string
  /** A small version as `data:` address: others see nothing of it before the comment is published. */
  readonly preview: string
}

/** Photos of a member's comments. */
export interface ReviewPhotoGateway {
  /** Those of the comment on a product, in order. */
  mine(product: ProductId): GatewayResult<readonly ReviewPhoto[]>
  /**
   * Sends a file, of at most `photoLimits.bytes`; the same file twice is one photo. Refused for a product that was not bought,
   * and for what is no photo. One that is not kept within a day goes.
   */
  add(product: ProductId, file: Uint8Array<ArrayBuffer>): GatewayResult<ReviewPhoto>
  /** Gives the comment on a product these photos, in this order; others that it had go. Not found without a comment. */
  keep(product: ProductId, keys: readonly string[]): GatewayResult<void>
}
