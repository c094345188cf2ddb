import type { ProductId } from '../kernel/ids.ts'
import type { Money } from '../money/money.ts'

/** A product as analytics events describe it. */
export interface MeasuredItem {
  readonly productId: ProductId
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly variant: string
  /** Price of one unit. */
  readonly price: Money
  readonly quantity: number
}

/** An analytics event (specification section 7). It never identifies the visitor. */
export type AnalyticsEvent =
  | { readonly type: 'header-link' | 'footer-link' | 'category'; readonly text: string; readonly href: string }
  | { readonly type: 'scroll-depth'; readonly percent: number }
  | { readonly type: 'cart-add' | 'cart-remove'; readonly items: readonly MeasuredItem[] }
  | { readonly type: 'checkout'; readonly step: string; readonly items: readonly MeasuredItem[] }
  | {
      readonly type: 'purchase'
      readonly orderId: string
      readonly total: Money
      readonly items: readonly MeasuredItem[]
    }
  /** A page, by the name of its route, that may carry retargeting codes (rules.md S11). */
  | { readonly type: 'retargeting'; readonly route: string }

/** Port for analytics, such as a tag manager. It receives nothing before the visitor has agreed. */
export interface Analytics {
  start(): void
  track(event: AnalyticsEvent): void
  /** Called when the visitor withdraws the consent. */
  stop(): void
}
