import { findSharedRows } from '@market/database'
import { deleteCartShare, getCartShares, getSharedCart, postCartShare } from '@market/contract'
import { priceLines } from '@market/provider'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { itemWire } from '../reading/cart-wire.ts'
import { addCartShare, findCartShares, findSharedCart } from './cart-shares.ts'

/** Carts open to whoever has their address. Only the owner opens and ends them. */
export const sharedCartRoutes = (): readonly AnyRoute[] => [
  route(getCartShares, ({ caller, db, now }) => findCartShares(db, { userId: caller.ownerId, now })),
  route(postCartShare, async ({ caller, db, now }) => {
    const owner = { userId: caller.ownerId, now }
    await addCartShare(db, owner)
    return findCartShares(db, owner)
  }),
  route(deleteCartShare, async ({ params, caller, db, now }) => {
    const userId = caller.ownerId
    await db.deleteFrom('cart_shares').where('token', '=', params.token).where('user_id', '=', userId).execute()
    return findCartShares(db, { userId, now })
  }),
  route(getSharedCart, async ({ params, db, now }) => {
    const { owner, ends_at } = await findSharedCart(db, params.token, now)
    const lines = priceLines(await findSharedRows(db, params.token, now))
    return { owner, ends_at: ends_at.toISOString(), items: lines.map(({ item }) => itemWire(item)) }
  }),
]
