import type { Database } from '../../platform/database/open-database.ts'
import { paymentFailed } from '../payment-failures.ts'
import type { TransferAccount } from '../transfers/transfer-account.ts'

/** Refuses with 422 what is no account, or none of a bank that transfers at once where that is needed. */
export async function findAccount(db: Database, id: number, instant: boolean): Promise<TransferAccount> {
  const account = await db
    .selectFrom('bank_accounts')
    .select(['bank', 'holder', 'iban', 'instant'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account || (instant && !account.instant)) throw paymentFailed({ code: 'payment/unknown-account' })
  const { bank, holder, iban } = account
  return { bank, holder, iban }
}
