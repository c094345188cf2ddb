import type { Ordering } from './ports/ordering.ts'

type Ports = Pick<Ordering, 'orders' | 'stock' | 'news'>
interface Completed {
  readonly orderId: string
  readonly now: Date
}

/** Makes an order paid. */
export async function completeOrder(
  ports: Ports,
  { paymentId, ...order }: Completed & { readonly paymentId: string },
): Promise<void> {
  await ports.orders.markPaid(paymentId, order.now)
  await confirmOrder(ports, { ...order, paid: true })
}

/**
 * Passes an order on to its shops, paid or to be paid at the door: creates parcels, closes the cart, counts sales and
 * queues the confirmation. Its stock is already taken.
 */
export async function confirmOrder(
  { orders, stock, news }: Ports,
  { orderId, now, paid }: Completed & { readonly paid: boolean },
): Promise<void> {
  const { cartId, lines } = await orders.confirm(orderId, now)
  await orders.closeCart(cartId, lines, now)
  await stock.countSales(lines)
  await news.confirmed({ orderId, paid, now })
}
