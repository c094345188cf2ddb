import type { ProductCard } from '../catalog/product.ts'
import type { Tone } from '../catalog/slide.ts'

/** A span of time in which some products are cheaper; its texts are read by the rules of slots (rules.md L6). */
export interface DealSlot {
  /** `YYYY-MM-DD HH:mm:ss` as the provider sends it. */
  readonly startDate: string
  readonly endDate: string
  readonly active: boolean
  readonly products: readonly ProductCard[]
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
  /** Slots that run or come, in order. */
  readonly times: readonly DealSlot[]
}
