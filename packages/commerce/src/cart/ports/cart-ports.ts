import type { Carts } from './carts.ts'
import type { Offers } from './offers.ts'
import type { SavedItems } from './saved-items.ts'

/** All of a transaction that changes a cart, in the order of locks: the cart, its owner's saved items. */
export interface CartPorts {
  readonly carts: Carts
  readonly saved: SavedItems
  readonly offers: Offers
}
