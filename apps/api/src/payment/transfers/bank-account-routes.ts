import { getBankList, getInstantBankList } from '@market/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'

/** Accounts that shoppers send money to. */
export const bankAccountRoutes = (): readonly AnyRoute[] => [
  route(getBankList, async ({ db }) => ({ items: await accounts(db).execute() })),
  route(getInstantBankList, async ({ db }) => ({ items: await accounts(db).where('instant', '=', true).execute() })),
]

const accounts = (db: Database) =>
  db.selectFrom('bank_accounts').select(['id', 'bank', 'holder', 'iban']).orderBy('position')
