import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { refundRateLimit, consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { fitsPassword } from '../../session/password-hash.ts'
import { texts } from '../texts.ts'

/** Refuses a wrong password; ten wrong ones lock the check until the quarter of an hour is over. */
export async function requirePassword(
  db: Database,
  { userId, password, now }: { readonly userId: string; readonly password: string; readonly now: Date },
): Promise<void> {
  const limit = { key: `password:${userId}`, most: 10, seconds: 900, now }
  await consumeRateLimit(db, limit)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!(await fitsPassword(user?.password_hash, password))) throw new ApiError(422, texts.wrongCurrentPassword)
  await refundRateLimit(db, limit)
}
