import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart } from './cart.ts'
import type { GiftChoice } from './gift-choice.ts'

/** Lines of the caller's cart that are sent as gifts. */
export interface GiftChoiceGateway {
  /** In place of what was chosen before; null makes it no gift. Refused for a line that is not in the cart. */
  choose(line: LineRef, gift: GiftChoice | null): GatewayResult<Cart>
}
