import { type AnswerInput, type getHgsTopUp } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import * as v from 'valibot'
import { type Database, isUuid } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { findAccount } from './find-account.ts'
import { texts } from './texts.ts'
import { tollContent } from './toll-goods.ts'

/** A top-up of this owner with the current balance of the account; another owner's is not found. */
export async function readTopUp(
  db: Database,
  { ownerId, payment }: { readonly ownerId: string; readonly payment: string },
): Promise<AnswerInput<typeof getHgsTopUp>> {
  const purchase = isUuid(payment)
    ? await db
        .selectFrom('purchases')
        .select(['number', 'status', 'content', 'settled_at'])
        .where('id', '=', payment)
        .where('owner_id', '=', ownerId)
        .where('kind', '=', 'hgs')
        .executeTakeFirst()
    : undefined
  if (!purchase) throw new ApiError(404, texts.unknownTopUp)
  const { plate, amount } = v.parse(tollContent, purchase.content)
  const { balance, ...account } = await findAccount(db, { by: 'plate', text: plate })
  return {
    number: purchase.number,
    amount: toLira(kurus(amount)),
    paid: purchase.status === 'paid',
    paid_at: purchase.status === 'paid' ? (purchase.settled_at?.toISOString() ?? null) : null,
    account: { ...account, balance: toLira(kurus(balance)) },
  }
}
