import { readBankAccounts } from '@market/database'
import { getBankList, getInstantBankList } from '@market/contract'
import { type AnyRoute, route } from '../../platform/http/route.ts'

/** Accounts that shoppers send money to. */
export const bankAccountRoutes = (): readonly AnyRoute[] => [
  route(getBankList, async ({ db }) => ({ items: await readBankAccounts(db).execute() })),
  route(getInstantBankList, async ({ db }) => ({
    items: await readBankAccounts(db).where('instant', '=', true).execute(),
  })),
]
