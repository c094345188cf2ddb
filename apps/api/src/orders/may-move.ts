import type { FoundOrder } from '@market/database'

type Standing = Pick<FoundOrder, 'status' | 'snapshot'> & {
  readonly parcels: readonly { readonly status: string }[]
}

/** Whether no parcel of an order has left the shop yet. */
export const hasNotLeft = ({ status, parcels }: Omit<Standing, 'snapshot'>): boolean =>
  (status === 'paid' || status === 'awaiting_payment') &&
  parcels.every((parcel) => ['preparing', 'awaiting_payment', 'cancelled'].includes(parcel.status)) &&
  parcels.some((parcel) => parcel.status !== 'cancelled')

/**
 * Whether the delivery address of an order can change: no parcel has left, and it is not sent to a branch or locker.
 */
export const mayMove = (order: Standing): boolean => hasNotLeft(order) && order.snapshot.shipping.option === 'address'
