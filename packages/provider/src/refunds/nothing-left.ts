import { isGone } from './is-gone.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/** Parcels that are cancelled, and lines that have come back, in the same transaction. */
interface SettledNow {
  readonly emptiedShops?: readonly number[]
  readonly arrived?: readonly { readonly line: number }[]
}

/**
 * Says whether all of an order was cancelled and nothing of it is on its way back. Only then its coupons can be used again: a
 * parcel that was not taken may still get lost.
 */
export const nothingLeft = (
  { parcels, awaited }: Pick<OrderToRefund, 'parcels' | 'awaited'>,
  { emptiedShops = [], arrived = [] }: SettledNow,
): boolean =>
  parcels.every((parcel) => isGone(parcel) || emptiedShops.includes(parcel.shopId)) &&
  awaited.every((line) => arrived.some((one) => one.line === line))
