import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import { type FavouriteList, isFavourite } from './favourite-list.ts'
import type { ListGateway } from './list-gateway.ts'

/**
 * The heart of a product: puts it into the default list, or takes it out of every list that holds it. Gives all lists with
 * whether they hold the product now.
 */
export const toggleFavourite =
  ({ lists }: { readonly lists: ListGateway }) =>
  async (item: LineRef): GatewayResult<readonly FavouriteList[]> => {
    const found = await lists.check(item)
    if (!found.ok) return found
    const filled = isFavourite(found.value)
    const changing = filled ? found.value.filter(({ exist }) => exist) : found.value.slice(0, 1)
    for (const { collectionSlug } of changing) {
      const changed = await (filled ? lists.take(collectionSlug, item) : lists.add(collectionSlug, item))
      if (!changed.ok) return changed
    }
    return succeed(found.value.map((list) => (changing.includes(list) ? { ...list, exist: !filled } : list)))
  }
