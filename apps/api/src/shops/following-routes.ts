import { deleteFollowedShop, getFollowedShops, postFollowedShop } from '@market/contract'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { shopCardColumns, shopCardWire } from './find-shops.ts'
import { texts } from './texts.ts'

/** Maximum number of followed shops; no member has more. */
const maxFollowed = 500

/** Shops that a member follows. */
export const followingRoutes = (): readonly AnyRoute[] => [
  route(getFollowedShops, async ({ caller, db }) => {
    const rows = await db
      .selectFrom('shops')
      .innerJoin('followed_shops as f', 'f.shop_id', 'shops.id')
      .select(shopCardColumns)
      .where('f.user_id', '=', caller.ownerId)
      .where('active', '=', true)
      .orderBy('f.position', 'desc')
      .limit(maxFollowed)
      .execute()
    return { results: rows.map(shopCardWire) }
  }),
  route(postFollowedShop, async ({ body, caller, db }) => {
    const shop = await db
      .selectFrom('shops')
      .select('id')
      .where('id', '=', body.shop_id)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!shop) throw new ApiError(404, texts.shopNotFound)
    const { count } = await db
      .selectFrom('followed_shops')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', caller.ownerId)
      .executeTakeFirstOrThrow()
    if (count >= maxFollowed) throw new ApiError(409, texts.followsTooMany(maxFollowed))
    await db
      .insertInto('followed_shops')
      .values({ user_id: caller.ownerId, shop_id: shop.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { followed: true }
  }),
  route(deleteFollowedShop, async ({ params, caller, db }) => {
    await db
      .deleteFrom('followed_shops')
      .where('user_id', '=', caller.ownerId)
      .where('shop_id', '=', params.id)
      .execute()
    return { followed: false }
  }),
]
