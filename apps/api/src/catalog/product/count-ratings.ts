import { ratingSummary } from '@market/domain/reviews'
import type { Database } from '@market/database'

/** A published comment. Its rating no longer counts once the buyer has returned every unit. */
interface PublishedComment {
  readonly rating: number
  readonly counted: boolean
}

/**
 * Updates a product's rating counts: subtracts the comment `before` and adds `after`. Locks the product's row until the
 * end of the transaction.
 */
export async function countRatings(
  trx: Database,
  productId: number,
  { before, after }: { readonly before?: PublishedComment | undefined; readonly after?: PublishedComment | undefined },
): Promise<void> {
  const product = await trx
    .selectFrom('products')
    .select(['rating_counts', 'comment_count'])
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const counts = [0, 1, 2, 3, 4].map((at) => {
    const change = starsAt(after, at + 1) - starsAt(before, at + 1)
    return Math.max(0, (product.rating_counts[at] ?? 0) + change)
  })
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  const { count, average } = ratingSummary({ 1: one, 2: two, 3: three, 4: four, 5: five })
  const comments = product.comment_count + (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1)
  await trx
    .updateTable('products')
    .set({ rating_counts: counts, rating_count: count, average, comment_count: Math.max(0, comments) })
    .where('id', '=', productId)
    .execute()
}

const starsAt = (comment: PublishedComment | undefined, stars: number): number =>
  comment?.counted && comment.rating === stars ? 1 : 0
