import { getSiteMapProducts, getSiteMapSize } from '@market/contract'
import { productUrl } from '@market/domain/navigation'
import { type AnyRoute, route } from '../platform/http/route.ts'

/** Products per response. A site map is read in pages, so that it is never in memory as a whole. */
const step = 1000

/** The pages for search engines, read along the primary key. */
export const siteMapRoutes = (): readonly AnyRoute[] => [
  route(getSiteMapSize, async ({ db }) => {
    const row = await db
      .selectFrom('products')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst()
    return { last_id: Number(row?.last ?? 0) }
  }),
  route(getSiteMapProducts, async ({ query: { after, until }, db }) => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('id', '>', after)
      .where('id', '<=', until)
      .where('active', '=', true)
      .where('adult', '=', false)
      .orderBy('id')
      .limit(step)
      .execute()
    return { items: rows.map((row) => ({ id: row.id, path: productUrl(row) })) }
  }),
]
