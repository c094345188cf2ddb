import { type CartSharesWire, deleteCartShare, getCartShares, getSharedCart, postCartShare } from '@market/contract'
import type { CartShare, SharedCartGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCartItem } from './http-cart.ts'

/** `SharedCartGateway` over HTTP: carts shared by a secret address. */
export const httpSharedCarts = (api: ApiClient): SharedCartGateway => ({
  mine: () => mapResult(api.send(getCartShares, {}), readShares),
  share: () => mapResult(api.send(postCartShare, {}), readShares),
  end: (token) => mapResult(api.send(deleteCartShare, { params: { token } }), readShares),
  open: (token) =>
    mapResult(api.send(getSharedCart, { params: { token } }), ({ owner, ends_at, items }) => ({
      owner,
      endsAt: ends_at,
      items: items.map(readCartItem),
    })),
})

const readShares = ({ shares }: CartSharesWire): readonly CartShare[] =>
  shares.map(({ token, created_at, ends_at, count }) => ({ token, createdAt: created_at, endsAt: ends_at, count }))
