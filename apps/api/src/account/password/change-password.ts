import { changePasswordProblems } from '@market/domain/account'
import type { Database } from '@market/database'
import { checkForm } from '../../platform/http/check-form.ts'
import type { Config } from '../../platform/config/config.ts'
import { hashPassword } from '../../session/password-hash.ts'
import { requirePassword } from './require-password.ts'
import { passwordSentence } from './password-sentence.ts'
import { storePassword } from './store-password.ts'
import { texts } from '../texts.ts'

/** Changes a member's password after checking the current one; wrong attempts are rate-limited (security.md 21). */
export async function changePassword(
  db: Database,
  config: Config,
  change: {
    readonly userId: string
    readonly sessionId: string
    readonly current: string
    readonly password: string
    readonly now: Date
  },
): Promise<void> {
  const { userId, sessionId, current, password, now } = change
  checkForm(changePasswordProblems({ current, password, repeated: password }), texts.member, {
    password: passwordSentence(password) ?? texts.samePassword,
  })
  await requirePassword(db, { userId, password: current, now })
  const hash = await hashPassword(password)
  await db.transaction().execute((trx) => storePassword(trx, config, { userId, hash, now, keptSession: sessionId }))
}
