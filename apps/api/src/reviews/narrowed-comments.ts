import type { CallRequest, getProductComments } from '@market/contract'
import { saysWords, themesOf } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'

type Asked = CallRequest<typeof getProductComments>['query']

/**
 * Maximum number of comments, newest first, that are searched for themes and words; the core determines what a text
 * contains.
 */
const maxComments = 2000

/** A product's comments that meet every filter, in order. */
export async function readNarrowed(
  db: Database,
  asked: Pick<Asked, 'productId' | 'order' | 'rating' | 'variant' | 'theme' | 'q' | 'with_photos'>,
) {
  const { rating, variant, theme, q = '' } = asked
  const newest = db
    .selectFrom('comments')
    .selectAll()
    .where('product_id', '=', asked.productId)
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxComments)
  const direction = asked.order === 'date_asc' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom(newest.as('m'))
    .select(['id', 'name', 'rating', 'text', 'created_at', 'like_count', 'variant', 'images'])
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
    .$if(variant !== undefined, (query) => query.where('variant', '=', variant ?? ''))
    .$if(asked.with_photos !== undefined, (query) => query.where(sql<boolean>`images <> '{}'`))
    .$if(asked.order === 'like', (query) => query.orderBy('like_count', 'desc'))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .execute()
  return rows.filter(({ text }) => (theme === undefined || themesOf(text).includes(theme)) && saysWords(text, q))
}
