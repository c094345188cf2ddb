import type { CategoryCount } from '../catalog/listing.ts'
import type { Money } from '../money/money.ts'
import type { ShopId } from '../kernel/ids.ts'
import type { ShopTag } from '../catalog/shop-tag.ts'

/** A shop in the list of shops. */
export interface ShopCard {
  readonly id: ShopId
  readonly slug: string
  readonly name: string
  readonly url: string
  /** Initials shown in place of a picture. */
  readonly logo: string
  readonly city: string
  /** 0 to 10, to one decimal. */
  readonly rating: number
  readonly ratingCount: number
  readonly productCount: number
}

/** A shop as its own page shows it. */
export interface Shop extends ShopCard {
  readonly district: string
  /** The shop's own description; may be empty. */
  readonly description: string
  /** Instant as ISO 8601 text. */
  readonly joinedAt: string
  readonly cargoPrice: Money
  /** Orders of this much and more are sent free; null for never. */
  readonly freeCargoOver: Money | null
  /** Working days until it hands over. */
  readonly prepareDays: number
  /** Main categories it sells in, most products first. */
  readonly categories: readonly CategoryCount[]
  readonly tag: ShopTag
}
