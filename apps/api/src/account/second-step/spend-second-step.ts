import { recoveryCodeMail } from '@market/mails'
import {
  type Database,
  findSecondStep,
  readAddressee,
  readSecondStep,
  spendRecoveryHash,
  spendTurn,
} from '@market/database'
import { bareSecondStepCode, secondStepKind } from '@market/domain/session'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { recoveryHash } from './recovery-codes.ts'
import { turnOf } from './time-code.ts'

interface Given {
  readonly userId: string
  /** The code as typed. */
  readonly code: string
  readonly now: Date
}

export const wantsSecondStep = async (db: Database, userId: string): Promise<boolean> =>
  (await readSecondStep(db, userId)) !== undefined

/** Whether the code is the member's. Uses it up: of several concurrent requests with one code only one succeeds. */
export async function spendSecondStep(db: Database, config: Config, { userId, code, now }: Given): Promise<boolean> {
  const kind = secondStepKind(code)
  const bare = bareSecondStepCode(code)
  if (kind === 'app') return spendTimeCode(db, { userId, code: bare, now })
  return kind === 'recovery' && spendRecoveryCode(db, config, { userId, code: bare, now })
}

/** The same for codes of the authenticator app alone; false if the member has no second step. */
export async function spendTimeCode(db: Database, { userId, code, now }: Given): Promise<boolean> {
  const held = await findSecondStep(db, userId)
  if (!held?.confirmed_at) return false
  const turn = turnOf(Buffer.from(held.totp_key, 'base64url'), code, { now, last: held.last_turn })
  return turn !== undefined && spendTurn(db, { userId, turn })
}

const spendRecoveryCode = (db: Database, config: Config, { userId, code, now }: Given): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await spendRecoveryHash(trx, { userId, hash: recoveryHash(config, userId, code), now }))) return false
    const left = (await readSecondStep(trx, userId))?.left ?? 0
    await writeMail(trx, recoveryCodeMail(config, { ...(await readAddressee(trx, userId)), left }), now)
    return true
  })

const inTransaction = <Value>(db: Database, run: (trx: Database) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)
