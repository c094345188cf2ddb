import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart, CartItem } from './cart.ts'

/** The cart and the saved items after a call. */
export interface CartAndSaved {
  readonly cart: Cart
  readonly saved: readonly CartItem[]
}

/** Items saved for later (rules.md C9). Moving keeps quantity and variants; an unknown item is not found. */
export interface SavedGateway {
  load(): GatewayResult<readonly CartItem[]>
  /** Moves a line from the cart to the list. */
  save(line: LineRef): GatewayResult<CartAndSaved>
  /** Moves an item back to the cart. Units beyond stock or limit stay saved; refused if no unit can be moved. */
  moveBack(line: LineRef): GatewayResult<CartAndSaved>
  remove(line: LineRef): GatewayResult<readonly CartItem[]>
}
