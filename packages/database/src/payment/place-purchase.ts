import { randomUUID } from 'node:crypto'
import type { Money } from '@market/domain/money'
import { type Caller, type Contract, methodTerms, type PurchaseKind } from '@market/commerce'
import { hideJson } from '../hidden.ts'
import type { Database } from '../open-database.ts'
import { makeOrderNumber } from './order-number.ts'

/** Writes a purchase that awaits its payment. The caller has already reserved what is bought. */
export async function placePurchase(
  trx: Database,
  purchase: {
    /** Passed by callers that need the id before the purchase is stored. */
    readonly id?: string
    readonly kind: PurchaseKind
    readonly caller: Pick<Caller, 'ownerId' | 'userId'>
    readonly amount: Money
    readonly content: object
    readonly contract: Contract
    readonly now: Date
  },
) {
  const { id = randomUUID(), kind, caller, amount, content, contract, now } = purchase
  const number = makeOrderNumber()
  const expiresAt = new Date(now.getTime() + methodTerms.credit_card.minutes * 60_000)
  await trx
    .insertInto('purchases')
    .values({
      id,
      number,
      kind,
      owner_id: caller.ownerId,
      user_id: caller.userId,
      status: 'pending',
      amount,
      content: JSON.stringify(content),
      contract_version: contract.version,
      contract_documents: hideJson(contract.documents),
      held: true,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { order_id: number, payment_id: id, redirect_url: '', expires_at: expiresAt.toISOString() }
}
