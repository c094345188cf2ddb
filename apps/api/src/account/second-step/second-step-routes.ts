import { randomBytes } from 'node:crypto'
import {
  getSecondStep,
  postRecoveryCodes,
  postSecondStepBegin,
  postSecondStepConfirm,
  postSecondStepRemove,
} from '@market/contract'
import {
  beginSecondStep,
  confirmSecondStep,
  findSecondStep,
  readAddressee,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  writeRecoveryCodes,
} from '@market/database'
import { bareSecondStepCode } from '@market/domain/session'
import { newRecoveryCodesMail, secondStepOffMail, secondStepOnMail } from '@market/mails'
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
import { spendTimeCode } from './spend-second-step.ts'
import { turnOf } from './time-code.ts'

/** Key length: 160 bits, as long as the hash (RFC 4226, section 4). */
const keyBytes = 20
const setUpMinutes = 30

/** Routes that turn the second step of signing in on and off and renew its recovery codes. */
export function secondStepRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
  const newCodes = (userId: string) => {
    const codes = makeRecoveryCodes()
    return { codes: [...codes], hashes: codes.map((one) => recoveryHash(config, userId, one)) }
  }
  /** Runs before the transaction, so that a refused attempt is counted. */
  const countTry = async ({ caller, db, now }: Request<typeof postSecondStepConfirm | typeof postRecoveryCodes>) =>
    void (await consumeRateLimit(db, { name: 'second-step', who: caller.ownerId, now }))
  return [
    route(getSecondStep, async ({ caller, db }) => {
      const step = await readSecondStep(db, caller.ownerId)
      return { on: step !== undefined, since: step?.since?.toISOString() ?? null, recovery_codes: step?.left ?? 0 }
    }),
    route(postSecondStepBegin, async ({ body, caller: { ownerId: userId }, db, now }) => {
      await requirePassword(db, { userId, password: body.password, now })
      const bytes = randomBytes(keyBytes)
      if (!(await beginSecondStep(db, { userId, key: bytes.toString('base64url'), now })))
        throw new ApiError(409, texts.secondStep.isOn)
      const { email } = await readAddressee(db, userId)
      return { key: base32(bytes), uri: uriOf(config.siteTitleShort, email, base32(bytes)) }
    }),
    {
      ...route(postSecondStepConfirm, async ({ body, caller: { ownerId: userId }, db: trx, now }) => {
        const held = await findSecondStep(trx, userId, 'lock')
        if (held?.confirmed_at) throw new ApiError(409, texts.secondStep.isOn)
        if (!held || held.begun_at.getTime() < now.getTime() - setUpMinutes * 60_000)
          throw new ApiError(422, texts.secondStep.setUpOver)
        const code = bareSecondStepCode(body.code)
        const turn = turnOf(Buffer.from(held.totp_key, 'base64url'), code, { now, last: null })
        if (turn === undefined) throw new ApiError(422, texts.secondStep.wrongFirst)
        await confirmSecondStep(trx, { userId, turn, now })
        await writeMail(trx, secondStepOnMail(config, await readAddressee(trx, userId)), now)
        const { codes, hashes } = newCodes(userId)
        await writeRecoveryCodes(trx, userId, hashes)
        return { recovery_codes: codes }
      }),
      before: countTry,
    },
    {
      ...route(postRecoveryCodes, async ({ body, caller: { ownerId: userId }, db: trx, now }) => {
        if (!(await readSecondStep(trx, userId))) throw new ApiError(404, texts.secondStep.isOff)
        // Recovery codes are not accepted here, so that a stolen one cannot be exchanged for a new set.
        if (!(await spendTimeCode(trx, { userId, code: bareSecondStepCode(body.code), now })))
          throw new ApiError(422, texts.secondStep.wrongFirst)
        await writeMail(trx, newRecoveryCodesMail(config, await readAddressee(trx, userId)), now)
        const { codes, hashes } = newCodes(userId)
        await renewRecoveryCodes(trx, { userId, hashes, now })
        return { recovery_codes: codes }
      }),
      before: countTry,
    },
    route(postSecondStepRemove, async ({ body, caller: { ownerId: userId }, db, now }) => {
      await requirePassword(db, { userId, password: body.password, now })
      await requireSecondStep(db, config, { userId, code: body.code, now })
      await db.transaction().execute(async (trx) => {
        if (!(await removeSecondStep(trx, userId))) throw new ApiError(404, texts.secondStep.isOff)
        await writeMail(trx, secondStepOffMail(config, await readAddressee(trx, userId)), now)
      })
      return {}
    }),
  ]
}

/** The key URI (format of Google Authenticator). The app shows shop and account beside the code. */
const uriOf = (shop: string, email: string, key: string) =>
  `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret: key, issuer: shop }).toString().replaceAll('+', '%20')}`
