import { getShop, getShops, getShopTag } from '@market/contract'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { findShop, listShops } from './find-shops.ts'
import { shopTag } from './shop-tag.ts'

/** Routes for shops and the company data that they must show by law. */
export const shopRoutes = (): readonly AnyRoute[] => [
  route(getShopTag, async ({ query, db }) => shopTag(db, query.shopId)),
  route(getShops, async ({ query, db }) => listShops(db, query)),
  route(getShop, async ({ params, db }) => findShop(db, params.id)),
]
