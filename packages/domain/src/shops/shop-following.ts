import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ShopCard } from './shop.ts'
import type { ShopId } from '../kernel/ids.ts'

/** Shops that the member follows. Following and leaving twice change nothing. */
export interface ShopFollowing {
  /** Followed last first. */
  followed(): GatewayResult<readonly ShopCard[]>
  follow(id: ShopId): GatewayResult<{ readonly followed: boolean }>
  unfollow(id: ShopId): GatewayResult<{ readonly followed: boolean }>
}
