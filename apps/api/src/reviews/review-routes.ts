import { type AnswerInput, getCommentFacets, getHasBought, getProductComments, getReviewLike } from '@market/contract'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { commentFacets } from './comment-facets.ts'
import { productComments } from './product-comments.ts'
import { receivedCombination } from './purchases.ts'
import { texts } from './texts.ts'

/** Product reviews by buyers. */
export const reviewRoutes = (facets = facetCache()): readonly AnyRoute[] => [
  route(getProductComments, async ({ query, db }) => productComments(db, query)),
  route(getCommentFacets, async ({ query, db, now }) =>
    facets.get(String(query.productId), now, () => commentFacets(db, query.productId)),
  ),
  route(getHasBought, async ({ params, caller, db }) => ({
    has_bought: (await receivedCombination(db, { userId: caller.ownerId, productId: params.id })) !== undefined,
  })),
  route(getReviewLike, async ({ query: { reviewId }, caller, clientAddress, db, now }) => {
    await consumeRateLimit(db, { name: 'like', who: clientAddress, now })
    return db.transaction().execute(async (trx) => ({ like_count: await likeOnce(trx, reviewId, caller.ownerId) }))
  }),
]

const facetCache = () => makeTtlCache<AnswerInput<typeof getCommentFacets>>({ seconds: 60, max: 500 })

/** Counts a like once per visitor; a repeated like returns the same number. */
async function likeOnce(trx: Database, id: number, ownerId: string): Promise<number> {
  const comment = await trx
    .selectFrom('comments')
    .select('like_count')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!comment) throw new ApiError(404, texts.reviewNotFound)
  const added = await trx
    .insertInto('comment_likes')
    .values({ comment_id: id, owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  if (!added) return comment.like_count
  const { like_count } = await trx
    .updateTable('comments')
    .set({ like_count: sql<number>`like_count + 1` })
    .where('id', '=', id)
    .returning('like_count')
    .executeTakeFirstOrThrow()
  return like_count
}
