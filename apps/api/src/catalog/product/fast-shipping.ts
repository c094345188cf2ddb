import type { AnswerInput, getFastShipping } from '@market/contract'
import { fastHandover } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

/**
 * Whether a product has fast shipping, and on which day; shops do not hand parcels over on Sundays and holidays.
 * Refuses with 404.
 */
export async function fastShipping(
  db: Database,
  productId: number,
  now: Date,
): Promise<AnswerInput<typeof getFastShipping>> {
  const product = await db
    .selectFrom('products')
    .select(['fast_shipping', 'stock'])
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!product) throw new ApiError(404, texts.productNotFound)
  if (!product.fast_shipping || product.stock === 0) return { available: false, ship_at: null, order_before: null }
  const { shipAt, orderBefore } = fastHandover(now)
  return { available: true, ship_at: shipAt.toISOString(), order_before: orderBefore.toISOString() }
}
