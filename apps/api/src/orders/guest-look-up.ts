import { normalizeEmail } from '@market/domain/validation'
import { normalizeOrderNumber } from '@market/domain/orders'
import type { Database } from '@market/database'
import { consumeRateLimit, refundRateLimits } from '../platform/limits/rate-limit.ts'

interface Asked {
  readonly db: Database
  readonly clientAddress: string
  readonly now: Date
}

/**
 * Finds an order by its number and mail address. Only failed look-ups count toward the limit: a shopper who knows both
 * may repeat them freely (security.md 15).
 */
export async function guestLookUp<Found>(
  { db, clientAddress, now }: Asked,
  typed: { readonly order_id: string; readonly email: string },
  find: (order: { readonly number: string; readonly email: string }) => Promise<Found>,
): Promise<Found> {
  const used = await consumeRateLimit(db, { name: 'guest-tracking', who: clientAddress, now })
  const found = await find({ number: normalizeOrderNumber(typed.order_id), email: normalizeEmail(typed.email) })
  await refundRateLimits(db, [used])
  return found
}
