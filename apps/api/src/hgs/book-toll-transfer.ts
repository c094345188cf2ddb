import { claimTransfer, placePurchase } from '@market/database'
import { randomUUID } from 'node:crypto'
import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { StatementEntry, TransferOutcome } from '@market/commerce'
import type { OpenPurchases } from '../payment/sql/purchase-book.ts'
import type { Deps } from '../platform/deps.ts'
import type { TollContent } from './toll-goods.ts'

/** A larger amount is treated as a typing error, such as a missing comma. */
const maxAmount = kurus(5_000_000)

/**
 * Books a transfer for a toll account as a purchase without an owner, completed like a card payment, in the transaction
 * that stores the bank's reference.
 */
export function bookTollTransfer(
  deps: Deps,
  purchases: OpenPurchases,
  transfer: StatementEntry,
): Promise<TransferOutcome> {
  const { bookedFor: plate, amount } = transfer
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    if (amount > maxAmount) return fail({ code: 'over-toll-limit', max: maxAmount })
    const account = await trx.selectFrom('hgs_accounts').select('plate').where('plate', '=', plate).executeTakeFirst()
    if (!account) return fail({ code: 'no-toll-account' })
    const id = randomUUID()
    if (!(await claimTransfer(trx, transfer, { paymentId: id, now }))) return succeed({ code: 'booked-before' })
    const content: TollContent = { plate, amount }
    const caller = { ownerId: randomUUID(), userId: null }
    // A transfer has no page for accepting a contract: the mail said what it pays for.
    const contract = { version: '', documents: [] }
    await placePurchase(trx, { id, kind: 'hgs', caller, amount, content, contract, now })
    const book = purchases(trx, deps.config)
    const purchase = await book.find(id)
    if (!purchase || !(await book.complete(purchase, now))) throw new Error('a top-up was not completed')
    const { balance } = await trx
      .selectFrom('hgs_accounts')
      .select('balance')
      .where('plate', '=', plate)
      .executeTakeFirstOrThrow()
    return succeed({ code: 'on-toll-account', balance: kurus(balance) })
  })
}
