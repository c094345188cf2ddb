import type { CartAddition, Order } from '@market/domain'

/** Additions that put the lines of an order into a cart. */
export const additionsOf = (order: Order): readonly CartAddition[] =>
  order.shops.flatMap((shop) => shop.items.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })))
