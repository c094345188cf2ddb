import type { Money } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import { methodTerms } from '../payment/method-terms.ts'

/** Most unpaid orders that one buyer may have. */
export interface WaitingLimits {
  /** Orders that await a transfer or the payment of a link. */
  readonly unpaid: number
  /** Orders that are paid at the door, and their sum. */
  readonly cash: number
  readonly cashTotal: Money
}

/** A buyer's unpaid orders, by session or account and by mail address. */
export type WaitingOrders = WaitingLimits

/**
 * Whether a buyer has too many unpaid orders to place another. Such orders keep goods off sale for days, or are shipped
 * before they are paid, so one buyer could block a shop's stock. Orders that are paid at once are not limited.
 */
export function isTooMuchWaiting(
  wish: { readonly method: PaymentMethod; readonly amount: Money },
  waiting: WaitingOrders,
  limits: WaitingLimits,
): boolean {
  if (wish.method === 'cash_on_delivery')
    return waiting.cash >= limits.cash || waiting.cashTotal + wish.amount > limits.cashTotal
  return methodTerms[wish.method].waits && waiting.unpaid >= limits.unpaid
}
