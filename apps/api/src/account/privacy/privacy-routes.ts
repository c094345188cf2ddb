import { getAccountExport, postDeleteAccount, postDeletionCode } from '@market/contract'
import { readPersonalData } from '@market/database'
import type { Deps } from '../../platform/deps.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { deleteAccount } from './delete-account.ts'
import { demandDeletionCode, mailDeletionCode } from './deletion-code.ts'
import { requirePassword } from '../password/require-password.ts'
import { requireSecondStep } from '../second-step/require-second-step.ts'
import { texts } from '../texts.ts'

/** Rights under the data protection law (KVKK): export and deletion of personal data. */
export const privacyRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getAccountExport, async ({ caller, db, now }) => {
    await consumeRateLimit(db, { name: 'account-export', who: caller.ownerId, now })
    return { made_at: now.toISOString(), ...(await readPersonalData(db, caller.ownerId)) }
  }),
  route(postDeletionCode, async ({ caller: { ownerId: userId }, db, now }) => {
    await consumeRateLimit(db, { name: 'deletion-mail', who: userId, now })
    await mailDeletionCode(db, config, { userId, now })
    return { msg: texts.deletionCodeSent }
  }),
  route(postDeleteAccount, async ({ body, caller: { ownerId: userId }, db, now }) => {
    const secondStep = () => requireSecondStep(db, config, { userId, code: body.second_step, now })
    if ('code' in body) {
      // First, since the mailed code is good once.
      await secondStep()
      await demandDeletionCode(db, { userId, code: body.code, now })
    } else {
      await requirePassword(db, { userId, password: body.password, now })
      await secondStep()
    }
    await db.transaction().execute((trx) => deleteAccount(trx, config, userId, now))
    return {}
  }),
]
