import type { CartAddition, Order } from '@market/domain'

/** What a cart takes so that it holds the lines of an order. */
export const additionsOf = (order: Order): readonly CartAddition[] =>
  order.shops.flatMap((shop) => shop.items.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })))
