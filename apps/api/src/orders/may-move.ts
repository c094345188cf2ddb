import type { FoundOrder } from '@market/database'

type Standing = Pick<FoundOrder, 'status' | 'snapshot'> & {
  readonly parcels: readonly { readonly status: string }[]
}

/** Whether no parcel of an order has left, so that it can be sent to another address. */
export const hasNotLeft = ({ status, parcels }: Omit<Standing, 'snapshot'>): boolean =>
  (status === 'paid' || status === 'awaiting_payment') &&
  parcels.every((parcel) => ['preparing', 'awaiting_payment', 'cancelled'].includes(parcel.status)) &&
  parcels.some((parcel) => parcel.status !== 'cancelled')

/** Whether an order can be sent to another address: a branch or a locker stays the one that was chosen. */
export const mayMove = (order: Standing): boolean => hasNotLeft(order) && order.snapshot.shipping.option === 'address'
