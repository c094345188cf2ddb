import { randomBytes } from 'node:crypto'
import { getSecondStep, postSecondStepBegin, postSecondStepConfirm, postSecondStepRemove } from '@market/contract'
import { hide } from '@market/database'
import { bareSecondStepCode } from '@market/domain'
import { secondStepOffMail, secondStepOnMail } from '@market/mails'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, type Request, route } from '../../platform/http/route.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { requirePassword } from '../password/require-password.ts'
import { texts } from '../texts.ts'
import { base32 } from './base-32.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { requireSecondStep } from './require-second-step.ts'
import { turnOf } from './time-code.ts'

/** 160 bits, as long as the hash (RFC 4226, section 4). */
const keyBytes = 20
const setUpMinutes = 30

/** Turning the second step of signing in on and off. */
export const secondStepRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getSecondStep, async ({ caller, db }) => {
    const step = await db
      .selectFrom('second_steps as s')
      .select('s.confirmed_at')
      .select(({ selectFrom, fn }) =>
        selectFrom('recovery_codes')
          .select(fn.countAll<number>().as('left'))
          .whereRef('user_id', '=', 's.user_id')
          .where('used_at', 'is', null)
          .as('left'),
      )
      .where('s.user_id', '=', caller.ownerId)
      .where('s.confirmed_at', 'is not', null)
      .executeTakeFirst()
    return { on: step !== undefined, since: step?.confirmed_at?.toISOString() ?? null, recovery_codes: step?.left ?? 0 }
  }),
  route(postSecondStepBegin, async ({ body, caller: { ownerId: userId }, db, now }) => {
    await requirePassword(db, { userId, password: body.password, now })
    const bytes = randomBytes(keyBytes)
    const held = { totp_key: hide(bytes.toString('base64url')), begun_at: now }
    const begun = await db
      .insertInto('second_steps')
      .values({ user_id: userId, ...held, confirmed_at: null, last_turn: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(held).where('second_steps.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!begun) throw new ApiError(409, texts.secondStep.isOn)
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    return { key: base32(bytes), uri: uriOf(config.siteTitleShort, email, base32(bytes)) }
  }),
  {
    ...route(postSecondStepConfirm, async ({ body, caller: { ownerId: userId }, db: trx, now }) => {
      const held = await trx
        .selectFrom('second_steps as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['s.totp_key', 's.begun_at', 's.confirmed_at', 'u.email', 'u.first_name as firstName'])
        .where('s.user_id', '=', userId)
        .forUpdate('s')
        .executeTakeFirst()
      if (held?.confirmed_at) throw new ApiError(409, texts.secondStep.isOn)
      if (!held || held.begun_at.getTime() < now.getTime() - setUpMinutes * 60_000)
        throw new ApiError(422, texts.secondStep.setUpOver)
      const code = bareSecondStepCode(body.code)
      const turn = turnOf(Buffer.from(held.totp_key, 'base64url'), code, { now, last: null })
      if (turn === undefined) throw new ApiError(422, texts.secondStep.wrongFirst)
      await trx
        .updateTable('second_steps')
        .set({ confirmed_at: now, last_turn: turn })
        .where('user_id', '=', userId)
        .execute()
      const codes = makeRecoveryCodes()
      const rows = codes.map((one) => ({
        user_id: userId,
        code_hash: recoveryHash(config, userId, one),
        used_at: null,
      }))
      await trx.insertInto('recovery_codes').values(rows).execute()
      await writeMail(trx, secondStepOnMail(config, held), now)
      return { recovery_codes: [...codes] }
    }),
    before: async ({ caller, db, now }: Request<typeof postSecondStepConfirm>) =>
      void (await consumeRateLimit(db, { name: 'second-step', who: caller.ownerId, now })),
  },
  route(postSecondStepRemove, async ({ body, caller: { ownerId: userId }, db, now }) => {
    await requirePassword(db, { userId, password: body.password, now })
    await requireSecondStep(db, config, { userId, code: body.code, now })
    await db.transaction().execute(async (trx) => {
      const off = await trx
        .deleteFrom('second_steps as s')
        .using('users as u')
        .whereRef('u.id', '=', 's.user_id')
        .where('s.user_id', '=', userId)
        .where('s.confirmed_at', 'is not', null)
        .returning(['u.email', 'u.first_name as firstName'])
        .executeTakeFirst()
      if (!off) throw new ApiError(404, texts.secondStep.isOff)
      await writeMail(trx, secondStepOffMail(config, off), now)
    })
    return {}
  }),
]

/** Shop and account stand in the app beside the code (the key URI format of Google Authenticator). */
const uriOf = (shop: string, email: string, key: string) =>
  `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret: key, issuer: shop }).toString().replaceAll('+', '%20')}`
