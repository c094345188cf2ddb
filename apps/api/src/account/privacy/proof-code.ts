import { deletionCodeMail, exportCodeMail } from '@market/mails'
import { randomInt } from 'node:crypto'
import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { issueToken, spendToken, voidTokens } from '../membership/account-token.ts'
import { texts } from '../texts.ts'

const minutes = 15
const mails = { delete: deletionCodeMail, export: exportCodeMail }

interface Proof {
  readonly purpose: keyof typeof mails
  readonly userId: string
  readonly now: Date
}

/** Includes the purpose and the user ID, because six digits alone are not unique. */
const tokenOf = ({ purpose, userId }: Proof, code: string) => `${purpose}:${userId}:${code.replaceAll(/\s/g, '')}`

/** Mails the code that proves a member without a password; invalidates the previous one. */
export async function mailProofCode(db: Database, config: Config, proof: Proof): Promise<void> {
  const { purpose, userId, now } = proof
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'first_name as firstName'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await voidTokens(trx, userId, purpose)
    await issueToken(trx, { purpose, userId, minutes, now, code: tokenOf(proof, code) })
    await writeMail(trx, mails[purpose](config, { ...user, code, minutes }), now)
  })
}

/** Refuses a wrong code; too many wrong ones lock the check for a while. */
export async function demandProofCode(db: Database, proof: Proof, code: string): Promise<void> {
  const { purpose, userId, now } = proof
  await consumeRateLimit(db, { name: 'deletion-code', who: userId, now })
  await spendToken(db, purpose, tokenOf(proof, code), now).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(422, texts.deadCode) : error
  })
}
