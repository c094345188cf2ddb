import {
  deleteReview,
  getProductsNoComment,
  getReviews,
  type OwnReviewWire,
  postReviewReport,
  postUserComment,
} from '@market/contract'
import { productUrl } from '@market/domain/navigation'
import { brandedName, type Database } from '@market/database'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { countRatings } from '../catalog/product/count-ratings.ts'
import { uncommentedProducts } from './purchases.ts'
import { reportComment } from './report-comment.ts'
import { texts } from './texts.ts'
import { writeReview } from './write-review.ts'

/** Routes for a member's reviews of bought products. */
export const ownReviewRoutes = ({ config }: Deps): readonly AnyRoute[] => [
  route(postUserComment, async ({ body, caller, db, now }) => {
    const review = { userId: caller.ownerId, productId: body.product_id, rating: body.rating, text: body.text, now }
    const id = await writeReview(db, review)
    return reviewWire(await ownReviews(db, caller.ownerId).where('m.id', '=', id).executeTakeFirstOrThrow())
  }),
  route(getReviews, async ({ query, caller, db }) => {
    const rows = await ownReviews(db, caller.ownerId)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute()
    const { count } = await db
      .selectFrom('comments')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', caller.ownerId)
      .executeTakeFirstOrThrow()
    return { result_count: count, result: rows.map(reviewWire) }
  }),
  route(deleteReview, async ({ params, caller, db }) => {
    await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('comments')
        .where('id', '=', params.id)
        .where('user_id', '=', caller.ownerId)
        .returning(['product_id', 'rating', 'status', 'counted'])
        .executeTakeFirst()
      if (!gone) throw new ApiError(404, texts.reviewNotFound)
      if (gone.status === 'published') await countRatings(trx, gone.product_id, { before: gone })
    })
    return {}
  }),
  route(getProductsNoComment, async ({ query, caller, db }) => {
    const found = await uncommentedProducts(db, caller.ownerId, query.limit)
    const ids = found.map(({ product_id }) => product_id)
    if (ids.length === 0) return { products: [] }
    const cards = await selectCards(db).where('p.id', 'in', ids).execute()
    const byId = new Map(cards.map((card) => [card.id, cardWire(card)]))
    return { products: ids.flatMap((id) => byId.get(id) ?? []) }
  }),
  route(postReviewReport, async ({ body, caller, db, now }) => {
    await reportComment(db, config, { ...body, userId: caller.ownerId, now })
    return {}
  }),
]

const ownReviews = (db: Database, userId: string) =>
  db
    .selectFrom('comments as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select(['m.id', 'm.rating', 'm.text', 'm.created_at', 'm.status', 'm.refusal', 'm.product_id'])
    .select(['p.slug', brandedName.as('name'), 'p.images'])
    .where('m.user_id', '=', userId)

type ReviewRow = Awaited<ReturnType<ReturnType<typeof ownReviews>['executeTakeFirstOrThrow']>>
const reviewWire = (row: ReviewRow): OwnReviewWire => ({
  id: row.id,
  product: {
    id: row.product_id,
    name: row.name,
    url: productUrl({ id: row.product_id, slug: row.slug }),
    thumbnail: row.images[0] ?? '',
  },
  rating: row.rating,
  text: row.text,
  date: row.created_at.toISOString(),
  status: row.status,
  reason: row.refusal,
})
