import type { GiftChoice } from '@market/domain/cart'
import type { StoredAttributes } from '../stored-attributes.ts'

/** A service that is sold with a product; its price follows from the product's (`servicePrice`). */
export interface ServiceRow {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly share: number
  readonly least: number
}

/** Shop of a row. Amounts in kuruş. */
export interface ShopRow {
  readonly shopId: number
  readonly shopName: string
  readonly shopSlug: string
  readonly shopRating: number
  readonly cargoPrice: number
  /** Null if the shop never ships for free. */
  readonly freeCargoOver: number | null
  readonly prepareDays: number
  readonly freeShipping: boolean
}

/** Product of a row. Amounts in kuruş, without what chosen values add. */
export interface ProductRow {
  readonly productId: number
  readonly name: string
  readonly slug: string
  readonly brand: string | null
  readonly price: number
  readonly originalPrice: number
  readonly upperLimit: number
  /** Units left at the discount, and how many there were; null without a limited one. */
  readonly discountLeft: number | null
  readonly discountOriginal: number | null
  /** Which of the product's limited discounts it is. */
  readonly discountNumber: number
  readonly active: boolean
  readonly attributes: StoredAttributes
  readonly images: readonly string[]
  /** Category ids from the root. */
  readonly categoryPath: readonly number[]
  readonly gold: boolean
  readonly kargomat: boolean
  readonly taxRate: number
  /** Null if the general limit applies. */
  readonly installmentLimit: { readonly max: number; readonly reason: string | null } | null
  readonly offeredServices: readonly ServiceRow[]
  /** Current wrapping fee of a line in kuruş, and its tax in percent; null if no wrapping is offered. */
  readonly giftWrap: { readonly price: number; readonly taxRate: number } | null
  /** Stock of the line's combination; null for an unknown combination. */
  readonly stock: number | null
}

/** A cart line as it is stored. */
export interface LineRow {
  readonly combination: string
  readonly quantity: number
  /** Kuruş; null if the line has no stored price. */
  readonly priceWhenAdded: number | null
  readonly dismissedPrice: number | null
  /** Units at the discount when the line was written; null without a discount. */
  readonly discountedWhenAdded: number | null
  readonly earlierUnits: number
  readonly addedAt: Date
  readonly relatedProductId: number | null
  /** Ids of the chosen services. */
  readonly services: readonly number[]
  readonly gift: GiftChoice | null
  /** Units that an open order of this cart has reserved: of the line, and discounted ones of its product. */
  readonly ownUnits: number
  readonly ownDiscounted: number
}

/** All that a line's price, limits and wording depend on now. */
export interface CartRow extends LineRow, ProductRow, ShopRow {}
