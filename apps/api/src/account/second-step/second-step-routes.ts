import {
  getSecondStep,
  postRecoveryCodes,
  postSecondStepBegin,
  postSecondStepConfirm,
  postSecondStepRemove,
} from '@market/contract'
import { readAddressee, readSecondStep, removeSecondStep, renewRecoveryCodes } from '@market/database'
import { bareSecondStepCode } from '@market/domain/session'
import { newRecoveryCodesMail, secondStepOffMail } from '@market/mails'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, type Request, route } from '../../platform/http/route.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { requirePassword } from '../password/require-password.ts'
import { texts } from '../texts.ts'
import { requireSecondStep } from './require-second-step.ts'
import { beginSetUp, confirmSetUp, newCodes } from './set-up-second-step.ts'
import { spendTimeCode } from './spend-second-step.ts'

/** Routes that turn the second step of signing in on and off and renew its recovery codes. */
export function secondStepRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
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
      return beginSetUp(db, config, userId, now)
    }),
    {
      ...route(postSecondStepConfirm, async ({ body, caller: { ownerId: userId }, db: trx, now }) => {
        return { recovery_codes: await confirmSetUp(trx, config, { userId, code: body.code, now }) }
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
        const { codes, hashes } = newCodes(config, userId)
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
