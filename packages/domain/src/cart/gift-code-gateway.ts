import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Cart } from './cart.ts'

/** The one gift code of the cart. Every answer is the whole cart after the call. */
export interface GiftCodeGateway {
  /**
   * Applies a code in place of an earlier one. Refused if it is unknown, used up, expired, or the cart is below its
   * minimum.
   */
  apply(code: string): GatewayResult<Cart>
  /** Without one it changes nothing. */
  remove(): GatewayResult<Cart>
}
