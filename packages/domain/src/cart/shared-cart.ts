import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartItem } from './cart.ts'

/** Days that the address of a shared cart opens. */
export const cartShareDays = 30
/** Addresses of one member that may be open at once. */
export const maxCartShares = 10

/** A cart that its owner shared, as its owner sees it. Instants are ISO 8601. */
export interface CartShare {
  /** The secret of its address. */
  readonly token: string
  readonly createdAt: string
  readonly endsAt: string
  /** Lines it holds. */
  readonly count: number
}

/** A shared cart as whoever has its address sees it: of its owner nothing but the first name. */
export interface SharedCart {
  readonly owner: string
  readonly endsAt: string
  /** As they are sold now, in the units that the owner had. */
  readonly items: readonly CartItem[]
}

/** Carts that are open to whoever has their address. A token that has ended is not found. */
export interface SharedCartGateway {
  /** Of the member, newest first. */
  mine(): GatewayResult<readonly CartShare[]>
  /** Shares the chosen lines as they are now; what changes in the cart later changes nothing there. */
  share(): GatewayResult<readonly CartShare[]>
  /** What has ended already is passed over. */
  end(token: string): GatewayResult<readonly CartShare[]>
  open(token: string): GatewayResult<SharedCart>
}
