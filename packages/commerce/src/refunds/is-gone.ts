import type { OrderToRefund } from './order-to-refund.ts'

/**
 * Whether a parcel will never reach its buyer: it was cancelled, or is sent back because it was not accepted or picked
 * up.
 */
export const isGone = ({ status, events }: Pick<OrderToRefund['parcels'][number], 'status' | 'events'>): boolean =>
  status === 'cancelled' || events.at(-1)?.key === 'sent_back'
