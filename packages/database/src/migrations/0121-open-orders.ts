/** Every read of a cart needs the units reserved by its own open order. */
export const openOrders = `create index orders_open_cart on orders (cart_id) where status = 'awaiting_payment'`
