import type { Database } from '@market/database'
import { sql } from 'kysely'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/** Query of order lines that the member paid, did not cancel, and did not leave unfetched. */
const boughtLines = (db: Database, userId: string) =>
  db
    .selectFrom('bought_units as i')
    .innerJoin('parcels as c', (join) =>
      join.onRef('c.order_id', '=', 'i.order_id').onRef('c.shop_id', '=', 'i.shop_id'),
    )
    .where('i.user_id', '=', userId)
    .where('i.units', '>', 0)
    .where(sql<boolean>`c.events->-1->>'key' is distinct from 'sent_back'`)

/** Order lines that the member has received. Excludes parcels that wait at a branch, or were not fetched there. */
const receivedLines = (db: Database, userId: string) =>
  boughtLines(db, userId)
    .where('c.status', '=', 'delivered')
    .where(sql<boolean>`((c.events->-1) ? 'fetchUntil') is not true`)

interface Received {
  readonly userId: string
  readonly productId: number
}

/** The variant combination of the member's latest purchase of a product that was received; undefined without one. */
export async function receivedCombination(db: Database, { userId, productId }: Received): Promise<string | undefined> {
  const line = await receivedLines(db, userId)
    .select('i.combination')
    .where('i.product_id', '=', productId)
    .orderBy('i.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.combination
}

/**
 * Requires that the member has received the product: comments on orders that can still be cancelled would cost nothing.
 */
export async function requireReceived(db: Database, received: Received): Promise<string> {
  const combination = await receivedCombination(db, received)
  if (combination === undefined) throw new ApiError(422, texts.notReceived)
  return combination
}

/** Products that a member has received and not commented on, newest purchase first. */
export const uncommentedProducts = (db: Database, userId: string, limit: number) =>
  receivedLines(db, userId)
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.product_id', (row) => row.fn.max('i.paid_at').as('paid_at')])
    .where('p.active', '=', true)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('comments as m')
            .select('m.id')
            .where('m.user_id', '=', userId)
            .whereRef('m.product_id', '=', 'i.product_id'),
        ),
      ),
    )
    .groupBy('i.product_id')
    .orderBy('paid_at', 'desc')
    .limit(limit)
    .execute()
