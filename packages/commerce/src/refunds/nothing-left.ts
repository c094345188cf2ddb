import { isGone } from './is-gone.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/** Parcels that are cancelled, and lines that have arrived, in this transaction. */
interface SettledNow {
  readonly emptiedShops?: readonly number[]
  readonly arrived?: readonly { readonly line: number }[]
}

/**
 * Whether all parcels of an order are cancelled or sent back, and all lines sent back have arrived. Only then can its
 * coupons be used again, because a parcel on its way back may get lost.
 */
export const nothingLeft = (
  { parcels, awaited }: Pick<OrderToRefund, 'parcels' | 'awaited'>,
  { emptiedShops = [], arrived = [] }: SettledNow,
): boolean =>
  parcels.every((parcel) => isGone(parcel) || emptiedShops.includes(parcel.shopId)) &&
  awaited.every((line) => arrived.some((one) => one.line === line))
