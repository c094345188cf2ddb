import type { Reservation } from '../ports/reservation.ts'
import { replaceOpenOrders } from './replace-open-orders.ts'

/**
 * Moves the open order of a cart to the cart into which it is merged: its units stay this shopper's, and once it is
 * paid its lines leave that cart. An open order of that cart is replaced, as by every newer attempt.
 */
export async function takeOpenOrders(ports: Reservation, fromCart: string, toCart: string): Promise<void> {
  const open = await ports.openOrders.unsettled(fromCart)
  if (open.length === 0) return
  if (open.some(({ awaiting }) => awaiting)) await replaceOpenOrders(ports, toCart, [])
  await ports.openOrders.move(
    open.map(({ id }) => id),
    toCart,
  )
}
