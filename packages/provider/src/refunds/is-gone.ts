import type { OrderToRefund } from './order-to-refund.ts'

/** Nobody has a parcel, nor will: it was cancelled, or goes back as nobody took it. */
export const isGone = ({ status, events }: Pick<OrderToRefund['parcels'][number], 'status' | 'events'>): boolean =>
  status === 'cancelled' || events.at(-1)?.key === 'sent_back'
