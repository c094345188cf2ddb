import { kurus, type Money, type PaymentMethod, refundPlace, refundTexts, zero } from '@market/domain'

interface Paid {
  readonly method: PaymentMethod
  readonly collected: boolean
  readonly charged: number
}

/** Where the money of an order goes back to, in words. */
export const refundTo = ({ method, collected, charged }: Paid): string =>
  refundTexts[refundPlace({ method, collected, charged: kurus(charged) })]

/** The same of a request to give back: cash is there with the parcel that comes back, and never with one that did not leave. */
export const requestRefundTo = ({ kind, ...paid }: Omit<Paid, 'collected'> & { readonly kind: string }): string =>
  refundTo({ ...paid, collected: paid.method !== 'cash_on_delivery' || kind === 'return' })

/** The amount to refund; cash that was never collected at the door is left out. */
export const moneyBack = ({ method, kind }: { readonly method: string; readonly kind: string }, worth: Money): Money =>
  method === 'cash_on_delivery' && kind === 'cancel' ? zero : worth

/** Whether the money of a payment has come, by its status. */
export const isCollected = (status: string): boolean => status === 'paid' || status === 'refunded'
