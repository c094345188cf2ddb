import { getAccountExport, postDeleteAccount } from '@market/contract'
import { type AnyRoute, route } from '../kernel/route.ts'
import { takeTurn } from '../limits/take-turn.ts'
import { deleteAccount } from './delete-account.ts'
import { demandPassword } from './demand-password.ts'
import { exportAccount } from './export-account.ts'

const exportsAnHour = 10

/** What the law on personal data (KVKK) gives every member: to see all of it, and to have it deleted. */
export const privacyRoutes = (): readonly AnyRoute[] => [
  route(getAccountExport, async ({ caller, db, now }) => {
    await takeTurn(db, { key: `export:${caller.ownerId}`, most: exportsAnHour, seconds: 3600, now })
    return { made_at: now.toISOString(), ...(await exportAccount(db, caller.ownerId)) }
  }),
  route(postDeleteAccount, async ({ body, caller, db, now }) => {
    await demandPassword(db, { userId: caller.ownerId, password: body.password, now })
    await db.transaction().execute((trx) => deleteAccount(trx, caller.ownerId))
    return {}
  }),
]
