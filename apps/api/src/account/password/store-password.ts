import { passwordChangedMail } from '@market/mails'
import type { Database } from '@market/database'
import { texts as notificationTexts } from '../../notifications/texts.ts'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { endSessions } from '../../session/end-sessions.ts'
import { voidTokens } from '../membership/account-token.ts'
import { otherWaysIn } from './other-ways-in.ts'
import { notify } from '../../notifications/notify.ts'

interface PasswordToStore {
  readonly userId: string
  readonly hash: string
  readonly now: Date
  /** A session that is not revoked. */
  readonly keptSession?: string
}
/**
 * Sets a password, marks the address as verified, revokes sessions and mailed links, and informs the member by mail.
 * Returns the member's address and the other ways to sign in.
 */
export async function storePassword(
  trx: Database,
  config: Config,
  { userId, hash, now, keptSession }: PasswordToStore,
): Promise<{ readonly email: string; readonly otherWays: readonly string[] }> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: hash, has_password: true, is_active: true })
    .where('id', '=', userId)
    .returning(['email', 'first_name as firstName'])
    .executeTakeFirstOrThrow()
  await endSessions(trx, userId, now, keptSession)
  await voidTokens(trx, userId)
  await notify(trx, { userId, ...notificationTexts.notifications.passwordChanged, now })
  const otherWays = await otherWaysIn(trx, userId)
  await writeMail(trx, passwordChangedMail(config, { ...user, otherWays }), now)
  return { email: user.email, otherWays }
}
