import type { OrderId } from '@market/domain/kernel'

/**
 * Address of an order's page: a member's own page, or for a guest the tracking page, which this session opens by the
 * order's number.
 */
export const orderAddress = (orderId: OrderId, ofMember: boolean): string =>
  ofMember ? `/my/siparisler/${orderId}` : `/my/siparis-takip#${orderId}`
