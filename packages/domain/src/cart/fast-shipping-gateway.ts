import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Cart } from './cart.ts'

/** Delivery on the next working day. Another delivery address or a pick-up place suspends the choice. */
export interface FastShippingGateway {
  /** To the address that is selected for delivery; refused with a reason where it cannot be had, and nothing changes. */
  choose(addressId: string): GatewayResult<Cart>
  giveUp(): GatewayResult<Cart>
}
