/** Each look at a cart asks what its own open order holds. */
export const openOrders = `create index orders_open_cart on orders (cart_id) where status = 'awaiting_payment'`
