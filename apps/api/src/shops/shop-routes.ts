import { getShop, getShops, getShopTag } from '@market/contract'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { findShop, listShops } from './find-shops.ts'
import { texts } from './texts.ts'

/** Shops, and what the law asks them to show. */
export const shopRoutes = (): readonly AnyRoute[] => [
  route(getShopTag, async ({ query, db }) => {
    const tag = await db
      .selectFrom('shops')
      .select(['name', 'city', 'mersis', 'kep', 'tax_number as taxnumber'])
      .where('id', '=', query.shopId)
      .executeTakeFirst()
    if (!tag) throw new Refusal(404, texts.shopNotFound)
    return tag
  }),
  route(getShops, async ({ query, db }) => listShops(db, query)),
  route(getShop, async ({ params, db }) => findShop(db, params.id)),
]
