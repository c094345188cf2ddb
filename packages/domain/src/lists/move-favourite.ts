import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import type { ListGateway } from './list-gateway.ts'
import type { ListSlug } from '../kernel/ids.ts'

/** Moves a product to another list: into the new one first, so that a failure between leaves it in both and in none never. */
export const moveFavourite =
  ({ lists }: { readonly lists: ListGateway }) =>
  async (item: LineRef, { from, to }: { readonly from: ListSlug; readonly to: ListSlug }): GatewayResult<void> => {
    if (from === to) return succeed(undefined)
    const added = await lists.add(to, item)
    // What waits for the line waits in this order, too.
    if (!added.ok && added.failure.kind !== 'waits') return added
    const taken = await lists.take(from, item)
    return taken.ok ? succeed(undefined) : taken
  }
