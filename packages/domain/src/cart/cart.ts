import type { ProductId, ShopId } from '../kernel/ids.ts'
import type { Discount } from '../catalog/product.ts'
import type { Money } from '../money/money.ts'
import type { GiftChoice } from './gift-choice.ts'
import type { CartPromotion } from '../promotions/promotion.ts'
import type { WithdrawalRight } from '../catalog/withdrawal-right.ts'

/** An insurance offered for a line. */
export interface Insurance {
  readonly id: number
  readonly name: string
  readonly image: string
  /** Price for one unit of the product. */
  readonly price: Money
  readonly selected: boolean
}

/** A cart line: a product in one combination of variants. The API's `num` is `quantity`, its `quantity` is `stock`. */
export interface CartItem {
  readonly productId: ProductId
  /** Selected variant ids joined with `;`, empty without variants (rules.md L4). */
  readonly attrId: string
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly image: string
  readonly categoryTree: string
  readonly withdrawal: WithdrawalRight
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly quantity: number
  /** Most units one shopper may buy. */
  readonly limit: number
  /** Units in stock of the chosen combination. */
  readonly stock: number
  readonly active: boolean
  readonly singlePrice: Money
  readonly originalPrice: Money
  /** The surcharge of the chosen variants for one unit, included in both prices. */
  readonly addedPrice?: Money
  /** The price when it was put in, when another one holds now that the shopper has not dismissed. */
  readonly oldPrice: Money | null
  readonly discount: Discount | null
  readonly maxInstallment: number
  readonly sharedCargoPrice: Money
  readonly insuranceItems: readonly Insurance[]
  /** When it was put in, ISO 8601. */
  readonly addedAt?: string
  /** Units that login merged from an earlier cart of the member. The shopper did not choose them in this visit. */
  readonly earlierUnits?: number
  /** A product that leaves the cart together with this one. */
  readonly relatedProductId?: ProductId | null
  /** Null or missing if the line is not a gift. */
  readonly gift?: GiftChoice | null
  /** Price of wrapping all units together; null if wrapping is not offered. */
  readonly wrapOffer?: Money | null
}

/** The lines of one shop, which sends them together. */
export interface CartShop {
  readonly shopId: ShopId
  readonly shopName: string
  readonly shopUrl: string
  readonly rating: number
  /** The shop's shipping price, before any threshold. */
  readonly cargoPrice: Money
  /** Goods from which the cargo is free; null when it never is. */
  readonly freeCargoOver: Money | null
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  readonly delivery: { readonly from: string; readonly to: string }
  readonly items: readonly CartItem[]
}

/** Changes made by the server, and notices for the shopper: clamped, sold out, dearer, cheaper. */
export interface CartMessage {
  readonly type: 'info' | 'warning' | 'error'
  readonly text: string
  readonly productId: ProductId | null
  /** The line itself also shows the price change, by its `oldPrice`. */
  readonly about?: 'price' | undefined
}

/** Delivery on the next working day. It is offered for some products of shops in the city of the address. */
export interface FastShipping {
  /** Every product of the cart offers it. */
  readonly offered: boolean
  /** The delivery address for which it was chosen; null if it was not chosen, or is not available. */
  readonly addressId: string | null
}

/** The cart as stored. Derived amounts are not stored: see `cartTotals`. */
export interface Cart {
  /** Units for the badge (rules.md C7). */
  readonly count: number
  /** Grows with every change; a cart with an older one is stale. */
  readonly revision: number
  readonly shops: readonly CartShop[]
  /** Lines that are not chosen for checkout, in shops; `count` and `shops` do not include them. */
  readonly unchosen?: readonly CartShop[]
  /** Campaigns and the owner's coupons that may lower its lines; see `reductionsOf`. */
  readonly promotions?: readonly CartPromotion[]
  /** Off the cargo of the whole cart. */
  readonly shipDiscount: Money
  /** Balance of the gift code; it may exceed the cart. */
  readonly giftCodeAmount: Money
  readonly showGiftCode: boolean
  readonly hasGold: boolean
  readonly tcRequired: boolean
  readonly fastShipping: FastShipping
  /** Number of lines that are kept aside while another is bought by itself; they are not in `shops`. */
  readonly aside?: number
  readonly messages: readonly CartMessage[]
}
