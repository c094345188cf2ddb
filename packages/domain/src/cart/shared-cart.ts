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

/** A shared cart as shown to anyone with its address. Of its owner it shows only the first name. */
export interface SharedCart {
  readonly owner: string
  readonly endsAt: string
  /** The lines at current prices and stock, in the owner's quantities. */
  readonly items: readonly CartItem[]
}

/** Shares carts by a secret address. A token that has ended is not found. */
export interface SharedCartGateway {
  /** The member's shared carts, newest first. */
  mine(): GatewayResult<readonly CartShare[]>
  /** Shares the chosen lines as they are now; later changes of the cart do not affect the share. */
  share(): GatewayResult<readonly CartShare[]>
  /** Ends a share; also succeeds if it has already ended. */
  end(token: string): GatewayResult<readonly CartShare[]>
  open(token: string): GatewayResult<SharedCart>
}
