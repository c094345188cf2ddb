import type { Answer, getOpenPayments } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { sql, type SqlBool } from 'kysely'
import { readPaymentDetails } from '@market/commerce'
import { type Database, isUnknown } from '@market/database'

type Item = Answer<typeof getOpenPayments>['items'][number]

const maxPayments = 20
/** Whether a payment or purchase with the alias `p` has no known result yet. */
const isOpen = sql<SqlBool>`(p.status = 'pending' or ${isUnknown('p')})`

/**
 * Payments of an owner whose result is not known, newest first. Excludes attempts that the shopper has replaced by
 * another; if such a payment is captured all the same, only a mail reports it.
 */
export async function openPayments(db: Database, ownerId: string, now: Date): Promise<Item[]> {
  const orders = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.method', 'p.amount', 'p.created_at', 'o.number', 'o.expires_at', 'p.details'])
    .where('o.owner_id', '=', ownerId)
    .where(isOpen)
    .where('p.amount', '>', 0)
    .orderBy('p.created_at', 'desc')
    .limit(maxPayments)
    .execute()
  const purchases = await db
    .selectFrom('purchases as p')
    .select(['p.id', 'p.kind', 'p.amount', 'p.created_at', 'p.number', 'p.expires_at', 'p.details'])
    .where('p.owner_id', '=', ownerId)
    .where(isOpen)
    .orderBy('p.created_at', 'desc')
    .limit(maxPayments)
    .execute()
  return [
    ...orders.map((row) => ({ ...row, kind: 'order' as const })),
    ...purchases.map((row) => ({ ...row, method: 'credit_card' as const })),
  ]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, maxPayments)
    .map(({ kind, method, ...row }) => {
      const awaited = now < row.expires_at
      return {
        kind,
        order_id: row.number,
        payment_id: row.id,
        method,
        amount: toLira(kurus(row.amount)),
        since: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        state: awaited ? 'awaiting' : 'unknown',
        continue_url: awaited ? readPaymentDetails(row.details).link : null,
      }
    })
}
