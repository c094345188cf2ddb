import type { ProductCard } from './product.ts'
import type { Tone } from './slide.ts'

/** A set of products that editors put together, in their order. */
export interface Collection {
  readonly slug: string
  readonly name: string
  readonly note: string
  /** Key of a scene. */
  readonly image: string
  readonly tone: Tone
  readonly results: readonly ProductCard[]
}

/** A word that products carry across categories. */
export interface ProductTag {
  readonly slug: string
  readonly name: string
  readonly note: string
}
export interface ProductTagCount extends ProductTag {
  readonly productCount: number
}
