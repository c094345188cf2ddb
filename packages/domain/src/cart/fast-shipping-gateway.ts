import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Cart } from './cart.ts'

/** Delivery on the next working day. Another delivery address or a pick-up place suspends the choice. */
export interface FastShippingGateway {
  /**
   * Chooses fast shipping to this address. Refused with a reason, and without a change, if it is not available there.
   */
  choose(addressId: string): GatewayResult<Cart>
  giveUp(): GatewayResult<Cart>
}
