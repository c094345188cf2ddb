import type { HeldGiftCode } from '../gift-code/held-gift-code.ts'
import type { ActiveCart } from './carts.ts'

export interface GiftCode {
  readonly id: string
  /** Kuruş of goods that it asks for. */
  readonly minTotal: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Codes that a cart may carry. Carrying one takes nothing of its balance: an order does. Locks nothing. */
export interface GiftCodes {
  find(hash: string): Promise<GiftCode | undefined>
  /** The units in a cart, and what the code it carries takes off them now. */
  heldBy(cart: ActiveCart, now: Date): Promise<{ readonly units: number; readonly held: HeldGiftCode }>
}
