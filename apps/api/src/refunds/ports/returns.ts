import type { OrderOwner } from '../../ordering/order-owner.ts'
import type { StockLine } from '../../ordering/ports/stock.ts'

/** A return that has come. */
export interface ReceivedReturn {
  readonly orderId: string
  /** The gift code's share of it, in kuruş. */
  readonly gift: number
  readonly lines: readonly Omit<StockLine, 'discounted'>[]
}

/** Requests to send back. Withdrawing one locks its order and then itself; receiving one locks it, gift code and stock. */
export interface Returns {
  /** The order of a request; undefined for an unknown one and for another's. Locks nothing. */
  orderOf(owner: OrderOwner, id: string): Promise<string | undefined>
  /** Undefined where it was withdrawn meanwhile. */
  lock(orderId: string, id: string): Promise<{ readonly kind: string; readonly status: string } | undefined>
  remove(id: string): Promise<void>
  /** Approves the refund of one that waits; undefined where it does not, and then nothing has changed. */
  approve(id: string): Promise<ReceivedReturn | undefined>
  /** Notes how much of it went back onto the gift code, in kuruş. */
  writeGiftReturned(id: string, amount: number): Promise<void>
}
