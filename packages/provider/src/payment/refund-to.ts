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

/** Working days of a bank until money that was sent is seen, as the page on returns says. */
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
/** The contract promises the money within fourteen days; the rest is how long the shop's own hands take. */
const terms = { carrier: transitDays.max, inspection: 1, sending: 1, promised: 14 }

const placeOf = ({ method, collected, charged, gift }: Paid) =>
  refundPlace({ method, collected, charged: kurus(charged), gift: kurus(gift) })
/** Cash is there with the parcel that comes back, and never with one that did not leave. */
const paidOf = ({ kind, ...paid }: Omit<Requested, 'worth'>): Paid => ({
  ...paid,
  collected: paid.method !== 'cash_on_delivery' || kind === 'return',
})

/** Where the money of an order goes back to, in words. */
export const refundTo = (paid: Paid): string => refundTexts[placeOf(paid)]

/** The same of a request to give back; of one that is settled, where its money went. */
export const requestRefundTo = (
  { worth, ...requested }: Requested,
  { settled = false }: { readonly settled?: boolean } = {},
): string => {
  if (worth.refund + worth.gift === 0) return refundTexts.free
  const place = placeOf(paidOf(requested))
  return (settled && place !== 'nothing' ? refundedTexts : refundTexts)[place]
}

/** By when each step of a request is expected, by the facts that it has and how its order was paid. */
export const requestDays = (facts: RefundFacts, paid: Omit<Paid, 'collected'>, now: Date): RefundDays => {
  const bank = facts.kind === 'exchange' ? 0 : bankDays[placeOf(paidOf({ ...paid, kind: facts.kind }))]
  return refundDays(facts, { ...terms, bank }, now)
}

/** The amount to refund; cash that was never collected at the door is left out. */
export const moneyBack = ({ method, kind }: { readonly method: string; readonly kind: string }, worth: Money): Money =>
  method === 'cash_on_delivery' && kind === 'cancel' ? zero : worth

/** Whether the money of a payment has come, by its status. */
export const isCollected = (status: string): boolean => status === 'paid' || status === 'refunded'
