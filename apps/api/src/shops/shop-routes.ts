import { getShopTag } from '@market/contract'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { texts } from './texts.ts'

/** What the law asks a shop to show of itself. */
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
]
