import type { PaymentMethod } from '../checkout/payment-options.ts'
import type { Money } from '../money/money.ts'

/**
 * Where the money of an order is refunded. `nothing`: no money was taken. `gift-code`: a code paid all of it. `free`:
 * it cost nothing.
 */
export type RefundPlace = 'card' | 'payer-card' | 'account' | 'branch' | 'wallet' | 'gift-code' | 'nothing' | 'free'

/** Facts that decide where a refund goes. */
export interface RefundedPayment {
  readonly method: PaymentMethod
  /** The money has been received: cash at delivery, a transfer on its arrival. */
  readonly collected: boolean
  /** Interest included. */
  readonly charged: Money
  /** The gift code's part of the order. */
  readonly gift: Money
}

const places: Readonly<Record<PaymentMethod, RefundPlace>> = {
  credit_card: 'card',
  market_card: 'card',
  pttem_card: 'card',
  // The payer is the person who opened the link, which may not be the buyer.
  pay_with_url: 'payer-card',
  bank_transfer: 'account',
  bank_instant: 'account',
  cash_on_delivery: 'branch',
  bkm: 'wallet',
  gpay: 'wallet',
}

/** Where the money of an order is refunded: by the method that paid it. */
export const refundPlace = ({ method, collected, charged, gift }: RefundedPayment): RefundPlace => {
  if (charged === 0) return gift > 0 ? 'gift-code' : 'free'
  return collected ? places[method] : 'nothing'
}
