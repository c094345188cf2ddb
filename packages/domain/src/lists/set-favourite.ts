import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import { type FavouriteList, isFavourite } from './favourite-list.ts'
import type { ListGateway } from './list-gateway.ts'

interface Deps {
  readonly lists: ListGateway
}

/**
 * The heart of a product as it was wished for: in the default list unless some list holds it, or in no list at all. Nothing
 * changes where it is so already. Gives all lists with whether they hold the product now.
 */
export const setFavourite =
  ({ lists }: Deps) =>
  async (item: LineRef, held: boolean): GatewayResult<readonly FavouriteList[]> => {
    const found = await lists.check(item)
    if (!found.ok) return found
    if (held && isFavourite(found.value)) return found
    const changing = held ? found.value.slice(0, 1) : found.value.filter(({ exist }) => exist)
    for (const { collectionSlug } of changing) {
      const changed = await (held ? lists.add(collectionSlug, item) : lists.take(collectionSlug, item))
      if (!changed.ok) return changed
    }
    return succeed(found.value.map((list) => (changing.includes(list) ? { ...list, exist: held } : list)))
  }
