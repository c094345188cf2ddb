import type { AnswerInput, getProductPrices } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { priceDays } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

/** Maximum number of rows read: more price changes than thirty days have, and the one before them. */
const maxChanges = 1000

/**
 * A product's price on each of the last days. Refuses with 404. A current price that no recorded change has applies
 * from now on.
 */
export async function productPrices(
  db: Database,
  id: number,
  now: Date,
): Promise<AnswerInput<typeof getProductPrices>> {
  const product = await db.selectFrom('products').select('unit_price').where('id', '=', id).executeTakeFirst()
  if (!product) throw new ApiError(404, texts.productNotFound)
  const changes = await db
    .selectFrom('price_history')
    .select(['since', 'price', 'unit_price'])
    .where('product_id', '=', id)
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(maxChanges)
    .execute()
  const known = changes.map((one) => ({ since: one.since, price: kurus(one.unit_price ?? one.price) }))
  const price = kurus(product.unit_price)
  const untold = known[0]?.price === price ? [] : [{ since: now, price }]
  return { days: priceDays([...known, ...untold], now).map((one) => ({ ...one, price: toLira(one.price) })) }
}
