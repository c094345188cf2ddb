import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import type { ListGateway } from './list-gateway.ts'
import type { ListSlug } from '../kernel/ids.ts'

/**
 * Moves a product to another list. It is added first and removed second, so that a failure in between cannot lose it.
 */
export const moveFavourite =
  ({ lists }: { readonly lists: ListGateway }) =>
  async (item: LineRef, { from, to }: { readonly from: ListSlug; readonly to: ListSlug }): GatewayResult<void> => {
    if (from === to) return succeed(undefined)
    const added = await lists.add(to, item)
    // While offline both writes are queued in this order.
    if (!added.ok && added.failure.kind !== 'waits') return added
    const taken = await lists.take(from, item)
    return taken.ok ? succeed(undefined) : taken
  }
