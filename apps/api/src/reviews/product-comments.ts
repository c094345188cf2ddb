import type { AnswerInput, CallRequest, getProductComments } from '@market/contract'
import { compileOnce, type Database } from '@market/database'
import { readNarrowed } from './narrowed-comments.ts'

type Asked = CallRequest<typeof getProductComments>['query']

/** One page of a product's comments, and their total number. */
export async function productComments(db: Database, asked: Asked): Promise<AnswerInput<typeof getProductComments>> {
  const { productId, limit, offset, order, rating, variant, theme, q, with_photos } = asked
  if ((rating ?? variant ?? theme ?? q ?? with_photos) !== undefined) {
    const found = await readNarrowed(db, asked)
    return { result_count: found.length, result: found.slice(offset, offset + limit).map(commentWire) }
  }
  const rows = await read[order](db, { productId, limit, offset })
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return {
    result_count: isLast ? offset + rows.length : await countOf(publishedComments(db, productId)),
    result: rows.map(commentWire),
  }
}

const commentWire = <Row extends { readonly created_at: Date }>({ created_at, ...comment }: Row) => ({
  ...comment,
  date: created_at.toISOString(),
})

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
