import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { hashPassword } from '../../session/password-hash.ts'
import { spendToken } from '../membership/account-token.ts'
import { passwordSentence } from './password-sentence.ts'
import { storePassword } from './store-password.ts'

/**
 * Sets a password by a mailed link, which also verifies the address of a pending account. Returns the member's address
 * and the other ways to sign in.
 */
export async function recoverPassword(
  db: Database,
  config: Config,
  { token, password, now }: { readonly token: string; readonly password: string; readonly now: Date },
): ReturnType<typeof storePassword> {
  const sentence = passwordSentence(password)
  if (sentence) throw new ApiError(422, sentence)
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const { userId } = await spendToken(trx, 'reset', token, now)
    return storePassword(trx, config, { userId, hash, now })
  })
}
