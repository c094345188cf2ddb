import type { ProductId, ShopId } from '../kernel/ids.ts'
import type { Money } from '../money/money.ts'

/**
 * The reduction of a promotion. The condition `from`, in kuruş, is compared with the price of the goods before any
 * promotion, so one promotion never breaks the condition of another.
 */
export type PromotionRule =
  /** Of every `take` units, `pay` units are paid and the cheapest are free: '3 al 2 öde'. */
  | { readonly kind: 'n-for-m'; readonly take: number; readonly pay: number }
  /** Whole percent of the amount left to pay, at most `most` if it is set. */
  | { readonly kind: 'percent'; readonly percent: number; readonly most: Money | null; readonly from: Money }
  | { readonly kind: 'amount'; readonly amount: Money; readonly from: Money }

/** A reduction as data. */
export interface Promotion {
  readonly id: string
  /** The name as it is printed on the receipt. */
  readonly name: string
  readonly rule: PromotionRule
  /** The shop that grants it; null for the whole marketplace. */
  readonly shopId: ShopId | null
  /** True for a coupon, which is collected and used up by an order. False for a campaign, which applies to everyone. */
  readonly coupon: boolean
}

/** A promotion with the ids of the products it counts and reduces. */
export interface CartPromotion extends Promotion {
  readonly products: readonly ProductId[]
}

/** The amount that one promotion takes off a line. */
export interface Reduction {
  readonly promotionId: string
  readonly name: string
  /** Kuruş, above zero. */
  readonly amount: Money
}
