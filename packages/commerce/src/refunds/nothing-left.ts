import { isGone } from './is-gone.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/**
 * Whether all parcels of an order are cancelled or sent back, and all lines sent back have arrived. Only then can its
 * coupons be used again, because a parcel on its way back may get lost. `emptiedShops`: those whose parcels are
 * cancelled in this transaction.
 */
export const nothingLeft = (
  { parcels, awaited }: Pick<OrderToRefund, 'parcels' | 'awaited'>,
  emptiedShops: readonly number[] = [],
): boolean => awaited.length === 0 && parcels.every((parcel) => isGone(parcel) || emptiedShops.includes(parcel.shopId))
