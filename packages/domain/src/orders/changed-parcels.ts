import type { Order, Parcel } from './order.ts'

/** The parcels of an order that are at another step than before. */
export const changedParcels = (before: Order, after: Order): readonly Parcel[] =>
  after.shops.filter(({ shopId, status }) => before.shops.find((parcel) => parcel.shopId === shopId)?.status !== status)
