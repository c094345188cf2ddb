import { recoveryCodeMail } from '@market/mails'
import type { Database } from '@market/database'
import { bareSecondStepCode, secondStepKind } from '@market/domain'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { recoveryHash } from './recovery-codes.ts'
import { turnOf } from './time-code.ts'

interface Given {
  readonly userId: string
  /** As typed. */
  readonly code: string
  readonly now: Date
}

export const wantsSecondStep = async (db: Database, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('second_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Whether the code is the member's; no code is good twice, whoever else sends it at the same moment. */
export async function spendSecondStep(db: Database, config: Config, { userId, code, now }: Given): Promise<boolean> {
  const kind = secondStepKind(code)
  const bare = bareSecondStepCode(code)
  if (kind === 'app') return spendTimeCode(db, { userId, code: bare, now })
  return kind === 'recovery' && spendRecoveryCode(db, config, { userId, code: bare, now })
}

async function spendTimeCode(db: Database, { userId, code, now }: Given): Promise<boolean> {
  const held = await db
    .selectFrom('second_steps')
    .select(['totp_key', 'last_turn'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const turn = held && turnOf(Buffer.from(held.totp_key, 'base64url'), code, { now, last: held.last_turn })
  if (turn === undefined) return false
  const taken = await db
    .updateTable('second_steps')
    .set({ last_turn: turn })
    .where('user_id', '=', userId)
    .where((step) => step.or([step('last_turn', 'is', null), step('last_turn', '<', turn)]))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

const spendRecoveryCode = (db: Database, config: Config, { userId, code, now }: Given): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const used = await trx
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', recoveryHash(config, userId, code))
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) return false
    const { left, ...to } = await trx
      .selectFrom('users as u')
      .select(['u.email', 'u.first_name as firstName'])
      .select(({ selectFrom, fn }) =>
        selectFrom('recovery_codes')
          .select(fn.countAll<number>().as('left'))
          .whereRef('user_id', '=', 'u.id')
          .where('used_at', 'is', null)
          .as('left'),
      )
      .where('u.id', '=', userId)
      .executeTakeFirstOrThrow()
    await writeMail(trx, recoveryCodeMail(config, { ...to, left: left ?? 0 }), now)
    return true
  })

const inTransaction = <Value>(db: Database, run: (trx: Database) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)
