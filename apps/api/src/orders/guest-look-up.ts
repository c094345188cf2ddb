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
 * Looks an order up by its number and e-mail address. Only misses count: a shopper who
 * knows both may look as often as they like (security.md 15).
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
