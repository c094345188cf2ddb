import { kurus } from '@market/domain/money'
import type { PaymentContext, PaymentMethod } from '@market/domain/checkout'

interface MethodTerms {
  /** Minutes for which the order holds its stock while it waits for the payment. */
  readonly minutes: number
  /** Minutes for which it holds the last units. A transfer made in the evening arrives by noon. */
  readonly shortestMinutes: number
  /** The payment arrives hours or days later: the order is listed meanwhile, and the cart is free for another order. */
  readonly waits: boolean
}
const atOnce: MethodTerms = { minutes: 15, shortestMinutes: 15, waits: false }

export const methodTerms: Readonly<Record<PaymentMethod, MethodTerms>> = {
  credit_card: atOnce,
  bank_transfer: { minutes: 72 * 60, shortestMinutes: 12 * 60, waits: true },
  bank_instant: atOnce,
  cash_on_delivery: atOnce,
  gpay: atOnce,
  bkm: atOnce,
  pay_with_url: { minutes: 24 * 60, shortestMinutes: 2 * 60, waits: true },
  pttem_card: atOnce,
  market_card: atOnce,
}

/** Methods whose payment may arrive days later. */
export const waitingMethods: readonly PaymentMethod[] = (Object.keys(methodTerms) as PaymentMethod[]).filter(
  (method) => methodTerms[method].waits,
)

/** The carrier takes no more cash than this at the door. */
export const methodLimits: NonNullable<PaymentContext['limits']> = {
  cash_on_delivery: { max: kurus(500_000) },
}
