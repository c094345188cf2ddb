import { getAccountExport, postDeleteAccount, postDeletionCode } from '@market/contract'
import type { Deps } from '../../platform/deps.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { deleteAccount } from './delete-account.ts'
import { demandDeletionCode, mailDeletionCode } from './deletion-code.ts'
import { requirePassword } from '../password/require-password.ts'
import { exportAccount } from './export-account.ts'
import { texts } from '../texts.ts'

const exportsAnHour = 10
const codesAnHour = 5

/** Rights under the data protection law (KVKK): export and deletion of personal data. */
export const privacyRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getAccountExport, async ({ caller, db, now }) => {
    await consumeRateLimit(db, { key: `export:${caller.ownerId}`, most: exportsAnHour, seconds: 3600, now })
    return { made_at: now.toISOString(), ...(await exportAccount(db, caller.ownerId)) }
  }),
  route(postDeletionCode, async ({ caller: { ownerId: userId }, db, now }) => {
    await consumeRateLimit(db, { key: `deletion-mail:${userId}`, most: codesAnHour, seconds: 3600, now })
    await mailDeletionCode(db, config, { userId, now })
    return { msg: texts.deletionCodeSent }
  }),
  route(postDeleteAccount, async ({ body, caller: { ownerId: userId }, db, now }) => {
    if ('code' in body) await demandDeletionCode(db, { userId, code: body.code, now })
    else await requirePassword(db, { userId, password: body.password, now })
    await db.transaction().execute((trx) => deleteAccount(trx, config, userId, now))
    return {}
  }),
]
