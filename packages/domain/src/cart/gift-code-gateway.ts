import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Cart } from './cart.ts'

/** The one gift code of the cart. Every answer is the whole cart after the call. */
export interface GiftCodeGateway {
  /** In place of one that was applied before; refused when it is unknown, used up, over or below its smallest cart. */
  apply(code: string): GatewayResult<Cart>
  /** Without one it changes nothing. */
  remove(): GatewayResult<Cart>
}
