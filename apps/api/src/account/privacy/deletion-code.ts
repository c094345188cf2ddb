import { deletionCodeMail } from '@market/mails'
import { randomInt } from 'node:crypto'
import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { issueToken, spendToken, voidTokens } from '../membership/account-token.ts'
import { texts } from '../texts.ts'

const minutes = 15

interface Leaving {
  readonly userId: string
  readonly now: Date
}

/** Includes the user ID, because six digits alone are not unique. */
const tokenOf = (userId: string, code: string) => `${userId}:${code.replaceAll(/\s/g, '')}`

/** Mails the code that confirms the deletion of an account without a password; invalidates the previous one. */
export async function mailDeletionCode(db: Database, config: Config, { userId, now }: Leaving): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'first_name as firstName'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await voidTokens(trx, userId, 'delete')
    await issueToken(trx, { purpose: 'delete', userId, minutes, now, code: tokenOf(userId, code) })
    await writeMail(trx, deletionCodeMail(config, { ...user, code, minutes }), now)
  })
}

/** Refuses a wrong code; too many wrong ones lock the check for a while. */
export async function demandDeletionCode(
  db: Database,
  { userId, code, now }: Leaving & { readonly code: string },
): Promise<void> {
  await consumeRateLimit(db, { name: 'deletion-code', who: userId, now })
  await spendToken(db, 'delete', tokenOf(userId, code), now).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(422, texts.deadCode) : error
  })
}
