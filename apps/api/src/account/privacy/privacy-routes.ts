import {
  type CallRequest,
  postAccountExport,
  postDeleteAccount,
  postDeletionCode,
  postExportCode,
} from '@market/contract'
import { type Database, readPersonalData, teamLeftAlone } from '@market/database'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { deleteAccount } from './delete-account.ts'
import { demandProofCode, mailProofCode } from './proof-code.ts'
import { requirePassword } from '../password/require-password.ts'
import { requireSecondStep } from '../second-step/require-second-step.ts'
import { texts } from '../texts.ts'

type Proof = CallRequest<typeof postDeleteAccount>['body']
interface Asked {
  readonly purpose: 'delete' | 'export'
  readonly userId: string
  readonly now: Date
}

/**
 * Routes for rights under the data protection law (KVKK): export and deletion of personal data. Both require a proof,
 * so a stolen session is not enough.
 */
export const privacyRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => {
  const mailCode = async (db: Database, asked: Asked) => {
    await consumeRateLimit(db, { name: 'deletion-mail', who: asked.userId, now: asked.now })
    await mailProofCode(db, config, asked)
  }
  const demandProof = async (db: Database, proof: Proof, asked: Asked) => {
    const { userId, now } = asked
    const secondStep = () => requireSecondStep(db, config, { userId, code: proof.second_step, now })
    if ('code' in proof) {
      // Check the second step first, because the mailed code can be used only once.
      await secondStep()
      await demandProofCode(db, asked, proof.code)
    } else {
      await requirePassword(db, { userId, password: proof.password, now })
      await secondStep()
    }
  }
  return [
    route(postExportCode, async ({ caller: { ownerId: userId }, db, now }) => {
      await mailCode(db, { purpose: 'export', userId, now })
      return { msg: texts.exportCodeSent }
    }),
    route(postAccountExport, async ({ body, caller: { ownerId: userId }, db, now }) => {
      await consumeRateLimit(db, { name: 'account-export', who: userId, now })
      await demandProof(db, body, { purpose: 'export', userId, now })
      return { made_at: now.toISOString(), ...(await readPersonalData(db, userId)) }
    }),
    route(postDeletionCode, async ({ caller: { ownerId: userId }, db, now }) => {
      await mailCode(db, { purpose: 'delete', userId, now })
      return { msg: texts.deletionCodeSent }
    }),
    route(postDeleteAccount, async ({ body, caller: { ownerId: userId }, db, now }) => {
      await demandProof(db, body, { purpose: 'delete', userId, now })
      await db.transaction().execute(async (trx) => {
        const alone = await teamLeftAlone(trx, userId)
        if (alone !== undefined) throw new ApiError(409, texts.leftAlone(alone))
        await deleteAccount(trx, config, userId, now)
      })
      return {}
    }),
  ]
}
