import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ShopFollowing } from './shop-following.ts'
import type { ShopId } from '../kernel/ids.ts'

/** Follows a shop, or leaves it when it is followed. */
export const toggleFollow =
  ({ following }: { readonly following: ShopFollowing }) =>
  async (id: ShopId): GatewayResult<{ readonly followed: boolean }> => {
    const followed = await following.followed()
    if (!followed.ok) return followed
    return followed.value.some((shop) => shop.id === id) ? following.unfollow(id) : following.follow(id)
  }
