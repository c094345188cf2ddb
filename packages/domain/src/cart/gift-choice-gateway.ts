import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart } from './cart.ts'
import type { GiftChoice } from './gift-choice.ts'

/** Lines of the caller's cart that are sent as gifts. */
export interface GiftChoiceGateway {
  /** Replaces the line's gift options; null removes them. Refused for a line that is not in the cart. */
  choose(line: LineRef, gift: GiftChoice | null): GatewayResult<Cart>
}
