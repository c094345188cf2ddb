import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ProductCard } from './product.ts'

/** Gift ideas for a recipient. */
export interface GiftIdea {
  readonly id: number
  readonly name: string
  /** The recipient, such as `Anne`. */
  readonly receiver: string
  readonly note: string
  /** Key of a scene. */
  readonly image: string
  readonly productCount: number
}
/** A gift idea with its products. */
export interface Gift extends GiftIdea {
  readonly products: readonly ProductCard[]
}

/** Gift ideas; the same for every caller. */
export interface GiftCatalog {
  ideas(): GatewayResult<readonly GiftIdea[]>
  one(id: number): GatewayResult<Gift>
}
