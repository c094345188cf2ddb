import type { AnswerInput, getFastShipping } from '@market/contract'
import { afterWorkingDays, turkishDay, turkishDayStart } from '@market/domain'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

const hour = 3_600_000
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
  const today = turkishDay(now)
  const tooLate = now >= instantAt(today, lastOrder)
  const leaves = afterWorkingDays(tooLate ? today : today - 1, 1)
  return {
    available: true,
    ship_at: instantAt(leaves, handover).toISOString(),
    order_before: instantAt(leaves, lastOrder).toISOString(),
  }
}

const instantAt = (date: number, time: number) => new Date(turkishDayStart(date).getTime() + time)
