import type { ActiveCart } from './carts.ts'

/** Delivery on the next day. Locks nothing. */
export interface FastDelivery {
  isOwnAddress(ownerId: string, addressId: string): Promise<boolean>
  /** Whether all of the cart can be delivered so to the address that it was chosen for. */
  reaches(cart: ActiveCart, now: Date): Promise<boolean>
}
