import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import { type FavouriteList, isFavourite } from './favourite-list.ts'
import type { ListGateway } from './list-gateway.ts'

interface Deps {
  readonly lists: ListGateway
}

/**
 * The heart of a product: puts it into the default list, or takes it out of every list that holds it. Gives all lists with
 * whether they hold the product now.
 */
export const toggleFavourite = (deps: Deps) => turnWith(deps, (lists) => !isFavourite(lists))

/** The heart as it was wished for earlier: nothing changes where it is so already. */
export const setFavourite = (deps: Deps) => (item: LineRef, held: boolean) => turnWith(deps, () => held)(item)

const turnWith =
  ({ lists }: Deps, wanted: (lists: readonly FavouriteList[]) => boolean) =>
  async (item: LineRef): GatewayResult<readonly FavouriteList[]> => {
    const found = await lists.check(item)
    if (!found.ok) return found
    const fill = wanted(found.value)
    if (fill && isFavourite(found.value)) return found
    const changing = fill ? found.value.slice(0, 1) : found.value.filter(({ exist }) => exist)
    for (const { collectionSlug } of changing) {
      const changed = await (fill ? lists.add(collectionSlug, item) : lists.take(collectionSlug, item))
      if (!changed.ok) return changed
    }
    return succeed(found.value.map((list) => (changing.includes(list) ? { ...list, exist: fill } : list)))
  }
