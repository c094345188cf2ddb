import { randomBytes } from 'node:crypto'
import { type CartSharesWire, deleteCartShare, getCartShares, getSharedCart, postCartShare } from '@market/contract'
import { priceLines, shareCart } from '@market/commerce'
import { type Database, findSharedRows } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { cartFailed } from '../cart-answers.ts'
import { itemWire } from '../reading/cart-wire.ts'
import { sqlCartShares } from '../sql/cart-shares.ts'

/**
 * Routes for shared carts. Any client with the token can read a shared cart; only its owner creates and ends shares.
 */
export const sharedCartRoutes = (): readonly AnyRoute[] => [
  route(getCartShares, ({ caller, db, now }) => sharesWire(db, caller.ownerId, now)),
  route(postCartShare, async ({ caller: { ownerId }, db, now }) => {
    const token = randomBytes(18).toString('base64url')
    valueOrThrow(await shareCart(sqlCartShares(db), { ownerId, token, now }))
    return sharesWire(db, ownerId, now)
  }),
  route(deleteCartShare, async ({ params, caller: { ownerId }, db, now }) => {
    await sqlCartShares(db).end(ownerId, params.token)
    return sharesWire(db, ownerId, now)
  }),
  route(getSharedCart, async ({ params, db, now }) => {
    const share = await sqlCartShares(db).find(params.token, now)
    if (!share) throw cartFailed({ code: 'cart/share-ended' })
    const lines = priceLines(await findSharedRows(db, params.token, now))
    return { owner: share.owner, ends_at: share.endsAt.toISOString(), items: lines.map(({ item }) => itemWire(item)) }
  }),
]

async function sharesWire(db: Database, ownerId: string, now: Date): Promise<CartSharesWire> {
  const open = await sqlCartShares(db).open(ownerId, now)
  return {
    shares: open.map(({ token, count, createdAt, endsAt }) => ({
      token,
      count,
      created_at: createdAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
  }
}
