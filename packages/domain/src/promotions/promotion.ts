import type { ProductId, ShopId } from '../kernel/ids.ts'
import type { Money } from '../money/money.ts'

/**
 * What a promotion takes off. A condition (`from`, in kuruş) looks at the price of the goods before any promotion, so that one
 * promotion never takes another's condition away.
 */
export type PromotionRule =
  /** Of every `take` units the cheapest are free but for `pay` of them: '3 al 2 öde'. */
  | { readonly kind: 'n-for-m'; readonly take: number; readonly pay: number }
  /** Whole percent of what is left to pay, at most `most` where there is a cap. */
  | { readonly kind: 'percent'; readonly percent: number; readonly most: Money | null; readonly from: Money }
  | { readonly kind: 'amount'; readonly amount: Money; readonly from: Money }

/** A reduction as data. */
export interface Promotion {
  readonly id: string
  /** As it stands on the receipt. */
  readonly name: string
  readonly rule: PromotionRule
  /** Whose it is; null for the whole market's. */
  readonly shopId: ShopId | null
  /** It was collected and is used up by an order; otherwise it holds for everyone by itself. */
  readonly coupon: boolean
}

/** A promotion with the products of a cart that it counts and lowers. */
export interface CartPromotion extends Promotion {
  readonly products: readonly ProductId[]
}

/** What one promotion takes off a line. */
export interface Reduction {
  readonly promotionId: string
  readonly name: string
  /** Kuruş, above zero. */
  readonly amount: Money
}
