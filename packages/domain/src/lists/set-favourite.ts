import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import { type FavouriteList, isFavourite } from './favourite-list.ts'
import type { ListGateway } from './list-gateway.ts'

interface Deps {
  readonly lists: ListGateway
}

/**
 * Sets the heart of a product: filled adds it to the default list unless another list has it, empty removes it from all
 * lists. Changes nothing if it is already so. Returns all lists, each with whether it has the product now.
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
