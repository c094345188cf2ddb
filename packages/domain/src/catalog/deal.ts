import type { ProductCard } from './product.ts'
import type { Money } from '../money/money.ts'
import type { Tone } from './slide.ts'

/** A span of time in which some products are cheaper; its texts are read by the rules of slots (rules.md L6). */
export interface DealSlot {
  /** `YYYY-MM-DD HH:mm:ss` as the provider sends it. */
  readonly startDate: string
  readonly endDate: string
  readonly active: boolean
  readonly products: readonly ProductCard[]
}

/** The deal that a product is on, or will be on soon. */
export interface ProductDeal {
  readonly slug: string
  readonly title: string
  readonly startDate: string
  readonly endDate: string
  /** Whether the product has the deal's price by now. */
  readonly begun: boolean
  /** The product's price while the deal runs, without the extra price of variants. */
  readonly price: Money
}

/** A deal with its spans of time. */
export interface Deal {
  readonly slug: string
  readonly title: string
  readonly slogan: string
  readonly note: string
  /** Key of a scene. */
  readonly image: string
  readonly tone: Tone
  /** Current and future slots, in order. */
  readonly times: readonly DealSlot[]
}
