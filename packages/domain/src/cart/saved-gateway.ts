import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart, CartItem } from './cart.ts'

/** The cart and what was put aside, after a call. */
export interface CartAndSaved {
  readonly cart: Cart
  readonly saved: readonly CartItem[]
}

/** Items kept for later (rules.md C9). Moving keeps quantity and variants; what is not there is not found. */
export interface SavedGateway {
  load(): GatewayResult<readonly CartItem[]>
  /** From the cart to the list. */
  save(line: LineRef): GatewayResult<CartAndSaved>
  /** Back to the cart. What stock and limit do not allow stays saved; refused when nothing can be moved. */
  moveBack(line: LineRef): GatewayResult<CartAndSaved>
  remove(line: LineRef): GatewayResult<readonly CartItem[]>
}
