import { addToCart, type CartDeps } from '../cart/add-to-cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import type { ListGateway } from '../lists/list-gateway.ts'
import { setFavourite } from '../lists/set-favourite.ts'
import type { WaitingWrite } from './waiting-write.ts'

/** Sends a queued write with its idempotency key; returns the cart if the write changed it. */
export const sendWaiting =
  (deps: CartDeps & { readonly lists: ListGateway }) =>
  async ({ key, wish }: WaitingWrite): GatewayResult<Cart | undefined> => {
    if (wish.what === 'addition') return addToCart(deps)(wish.addition, key)
    if (wish.what === 'change') return deps.gateway.change(wish.change, key)
    const { lists } = deps
    const { item, held } = wish
    const done =
      wish.what === 'heart'
        ? await setFavourite({ lists })(item, held)
        : await (held ? lists.add(wish.slug, item) : lists.take(wish.slug, item))
    return done.ok ? succeed(undefined) : done
  }
