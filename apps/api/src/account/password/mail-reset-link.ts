import { resetMail } from '@market/mails'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { issueToken, voidTokens } from '../membership/account-token.ts'

const resetMinutes = 30

/** Mails a password reset link and invalidates the previous one; does nothing if the address has no account. */
export async function mailResetLink(db: Database, config: Config, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'first_name as firstName'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    await voidTokens(trx, user.id, 'reset')
    const token = await issueToken(trx, { purpose: 'reset', userId: user.id, minutes: resetMinutes, now })
    await writeMail(trx, resetMail(config, { ...user, token }), now)
  })
}
