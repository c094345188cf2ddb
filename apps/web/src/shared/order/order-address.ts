import type { OrderId } from '@market/domain/kernel'

/** Where an order is read: a member's own page of it, or for a guest the tracking page, which this session opens by the number. */
export const orderAddress = (orderId: OrderId, ofMember: boolean): string =>
  ofMember ? `/my/siparisler/${orderId}` : `/my/siparis-takip#${orderId}`
