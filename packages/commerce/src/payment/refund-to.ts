import { kurus, type Money, zero } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import {
  type RefundDays,
  refundDays,
  type RefundFacts,
  refundPlace,
  type RefundPlace,
  refundedTexts,
  refundTexts,
} from '@market/domain/orders'
import { transitDays } from '../pricing/delivery-window.ts'

interface Paid {
  readonly method: PaymentMethod
  readonly collected: boolean
  readonly charged: number
  /** The gift code's part of the order. */
  readonly gift: number
}

type Requested = Omit<Paid, 'collected'> & { readonly kind: string; readonly worth: Worth }
/** Money and the gift code's part, cargo included. */
type Worth = { readonly refund: number; readonly gift: number }

/** Working days of a bank until sent money is visible, as on the page about returns. */
const bankDays: Readonly<Record<RefundPlace, number>> = {
  card: 7,
  'payer-card': 7,
  wallet: 7,
  account: 1,
  branch: 0,
  'gift-code': 0,
  nothing: 0,
  free: 0,
}
/** Days of each step: the contract promises the money within fourteen, the others are the usual durations. */
const terms = { carrier: transitDays.max, inspection: 1, sending: 1, promised: 14 }

const placeOf = ({ method, collected, charged, gift }: Paid) =>
  refundPlace({ method, collected, charged: kurus(charged), gift: kurus(gift) })
/** Cash is collected for a returned parcel, but not for a parcel that was never shipped. */
const paidOf = ({ kind, ...paid }: Omit<Requested, 'worth'>): Paid => ({
  ...paid,
  collected: paid.method !== 'cash_on_delivery' || kind === 'return',
})

/** Where the money of an order is refunded, as text. */
export const refundTo = (paid: Paid): string => refundTexts[placeOf(paid)]

/** Where the money of a cancellation or return is refunded; for a settled one, where it was refunded. */
export const requestRefundTo = (
  { worth, ...requested }: Requested,
  { settled = false }: { readonly settled?: boolean } = {},
): string => {
  if (worth.refund + worth.gift === 0) return refundTexts.free
  const place = placeOf(paidOf(requested))
  return (settled && place !== 'nothing' ? refundedTexts : refundTexts)[place]
}

/** The expected day of each step of a request, from its facts and the payment of its order. */
export const requestDays = (facts: RefundFacts, paid: Omit<Paid, 'collected'>, now: Date): RefundDays => {
  const bank = facts.kind === 'exchange' ? 0 : bankDays[placeOf(paidOf({ ...paid, kind: facts.kind }))]
  return refundDays(facts, { ...terms, bank }, now)
}

/** The amount to refund; cash that was never collected at the door is left out. */
export const moneyBack = ({ method, kind }: { readonly method: string; readonly kind: string }, worth: Money): Money =>
  method === 'cash_on_delivery' && kind === 'cancel' ? zero : worth

/** Whether a payment's status means that its money was received. */
export const isCollected = (status: string): boolean => status === 'paid' || status === 'refunded'
