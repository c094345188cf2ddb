import { fail, type Result, succeed } from '@market/domain/kernel'
import type { PaymentFailure, TransferAccount } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** Fails if the account does not exist, or is not at a bank with instant transfers although `instant` is set. */
export async function findAccount(
  db: Database,
  id: number,
  instant: boolean,
): Promise<Result<TransferAccount, PaymentFailure>> {
  const account = await db
    .selectFrom('bank_accounts')
    .select(['bank', 'holder', 'iban', 'instant'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account || (instant && !account.instant)) return fail({ code: 'payment/unknown-account' })
  const { bank, holder, iban } = account
  return succeed({ bank, holder, iban })
}
