import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { consumeRateLimit, refundRateLimits } from '../../platform/limits/rate-limit.ts'
import { fitsPassword } from '../../session/password-hash.ts'
import { texts } from '../texts.ts'

/** Refuses a wrong password; too many wrong ones lock the check for a while. */
export async function requirePassword(
  db: Database,
  { userId, password, now }: { readonly userId: string; readonly password: string; readonly now: Date },
): Promise<void> {
  const used = await consumeRateLimit(db, { name: 'password', who: userId, now })
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!(await fitsPassword(user?.password_hash, password))) throw new ApiError(422, texts.wrongCurrentPassword)
  await refundRateLimits(db, [used])
}
