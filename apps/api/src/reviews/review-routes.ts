import { getProductComments } from '@market/contract'
import type { Database } from '../database/open-database.ts'
import { type AnyRoute, route } from '../kernel/route.ts'

/** What buyers said of a product. */
export const reviewRoutes = (): readonly AnyRoute[] => [
  route(getProductComments, async ({ query: { productId, limit, offset, order }, db }) => {
    const rows = await commentsOf(db, productId)
      .select(['id', 'name', 'rating', 'text', 'created_at', 'like_count', 'variant', 'images'])
      .$if(order === 'like', (query) => query.orderBy('like_count', 'desc'))
      .orderBy('created_at', order === 'date_asc' ? 'asc' : 'desc')
      .orderBy('id', order === 'date_asc' ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const { count } = await commentsOf(db, productId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return {
      result_count: count,
      result: rows.map(({ created_at, ...comment }) => ({ ...comment, date: created_at.toISOString() })),
    }
  }),
]

const commentsOf = (db: Database, productId: number) =>
  db.selectFrom('comments').where('product_id', '=', productId).where('status', '=', 'published')
