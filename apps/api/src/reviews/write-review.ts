import { productId } from '@market/domain/kernel'
import { maskedName, reviewLengths, reviewProblems } from '@market/domain/reviews'
import { chosenValues } from '@market/commerce'
import type { Database } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import { countRatings } from '../catalog/product/count-ratings.ts'
import { requireReceived } from './purchases.ts'
import { keepsUnit } from './uncount-returned.ts'
import { texts } from './texts.ts'

interface ReviewToWrite {
  readonly userId: string
  readonly productId: number
  readonly rating: number
  readonly text: string
  readonly now: Date
}

/**
 * Creates or changes a buyer's comment; the buyer must have received the product. A new comment is published at once,
 * whatever its rating. A changed comment that the editors rejected goes back to them for review. Returns the comment's
 * ID.
 */
export async function writeReview(trx: Database, review: ReviewToWrite): Promise<number> {
  const { userId, rating, now } = review
  const form = { productId: productId(review.productId), rating, text: review.text.trim() }
  checkForm(reviewProblems(form), texts.fields, { text: texts.reviewLength(reviewLengths.min, reviewLengths.max) })
  const combination = await requireReceived(trx, { userId, productId: form.productId })
  const product = await trx
    .selectFrom('products')
    .select('attributes')
    .where('id', '=', form.productId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = await trx
    .selectFrom('comments')
    .select(['rating', 'status', 'counted'])
    .where('user_id', '=', userId)
    .where('product_id', '=', form.productId)
    .executeTakeFirst()
  const member = await trx
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const variant = chosenValues(product.attributes, combination)?.map(({ key, value }) => `${key}: ${value}`)
  const status = before?.status === undefined || before.status === 'published' ? 'published' : 'waiting'
  const counted = await keepsUnit(trx, userId, form.productId)
  const columns = {
    rating,
    counted,
    text: form.text,
    variant: variant?.join(', ') || null,
    status,
    created_at: now,
  } as const
  const { id } = await trx
    .insertInto('comments')
    .values({ ...columns, user_id: userId, product_id: form.productId, name: maskedName(member) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).where('user_id', 'is not', null).doUpdateSet(columns),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await countRatings(trx, form.productId, {
    before: before?.status === 'published' ? before : undefined,
    after: status === 'published' ? { rating, counted } : undefined,
  })
  return id
}
