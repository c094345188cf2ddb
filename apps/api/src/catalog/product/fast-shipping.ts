import type { AnswerInput, getFastShipping } from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

const day = 86_400_000
const hour = 3_600_000
const turkishOffsetMs = 3 * hour
/** Orders until 14.00 are handed over to the carrier at 18.00 of the same day. */
const lastOrder = 14 * hour
const handover = 18 * hour

/** Whether and when a product is shipped by fast shipping; shops do not hand over on Sundays. Refuses with 404. */
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
  const today = Math.floor((now.getTime() + turkishOffsetMs) / day)
  const tooLate = now.getTime() >= instantAt(today, lastOrder)
  const leaves = workingDay(tooLate ? today + 1 : today)
  return {
    available: true,
    ship_at: new Date(instantAt(leaves, handover)).toISOString(),
    order_before: new Date(instantAt(leaves, lastOrder)).toISOString(),
  }
}

const instantAt = (date: number, time: number) => date * day + time - turkishOffsetMs
/** Day 3 of the epoch was a Sunday. */
const workingDay = (date: number) => ((date + 4) % 7 === 0 ? date + 1 : date)
