import type { AnswerInput, CallRequest, getProductComments } from '@market/contract'
import { compileOnce, type Database } from '@market/database'

type Asked = CallRequest<typeof getProductComments>['query']

/** One page of a product's comments, and their total number. */
export async function productComments(
  db: Database,
  { productId, limit, offset, order }: Asked,
): Promise<AnswerInput<typeof getProductComments>> {
  const rows = await read[order](db, { productId, limit, offset })
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return {
    result_count: isLast ? offset + rows.length : await countOf(publishedComments(db, productId)),
    result: rows.map(({ created_at, ...comment }) => ({ ...comment, date: created_at.toISOString() })),
  }
}

const readIn = (order: Asked['order']) =>
  compileOnce((db, asked: Pick<Asked, 'productId' | 'limit' | 'offset'>) =>
    publishedComments(db, asked.productId)
      .select(['id', 'name', 'rating', 'text', 'created_at', 'like_count', 'variant', 'images'])
      .$if(order === 'like', (query) => query.orderBy('like_count', 'desc'))
      .orderBy('created_at', order === 'date_asc' ? 'asc' : 'desc')
      .orderBy('id', order === 'date_asc' ? 'asc' : 'desc')
      .limit(asked.limit)
      .offset(asked.offset),
  )
const read = { like: readIn('like'), date_asc: readIn('date_asc'), date_desc: readIn('date_desc') }

const publishedComments = (db: Database, productId: number) =>
  db.selectFrom('comments').where('product_id', '=', productId).where('status', '=', 'published')

async function countOf(comments: ReturnType<typeof publishedComments>): Promise<number> {
  const { count } = await comments.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
