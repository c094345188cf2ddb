import { getShop, getShopApplicationParams, getShops, getShopTag } from '@market/contract'
import { categoryTree } from '@market/domain'
import * as v from 'valibot'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { applicationSetting } from './application-setting.ts'
import { findShop, listShops } from './find-shops.ts'
import { texts } from './texts.ts'

const applicationChoices = v.omit(getShopApplicationParams.answer, ['sectors'])

/** Shops, what the law asks them to show, and what an application for one is made of. */
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
  route(getShopApplicationParams, async ({ db }) => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', applicationSetting).executeTakeFirst()
    const none = { company_profiles: [], api_types: [], roles: [] }
    return {
      ...(row ? v.parse(applicationChoices, row.value) : none),
      sectors: categoryTree.map(({ slug, name }) => ({ value: slug, name })),
    }
  }),
]
