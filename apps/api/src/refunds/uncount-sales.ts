import { sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import type { CancelPlan } from './plan-cancel.ts'

const week = 7 * 86_400_000

/** Takes cancelled units out of the sales counts, so that nobody buys a rank among best sellers. Locks products in order of id, as every writer does. */
export async function uncountSales(
  trx: Database,
  lines: CancelPlan['lines'],
  { paidAt, now }: { readonly paidAt: Date | null; readonly now: Date },
): Promise<void> {
  const ofWeek = paidAt !== null && now.getTime() - paidAt.getTime() < week
  for (const { line, wanted } of lines.toSorted((a, b) => a.line.item.productId - b.line.item.productId))
    await trx
      .updateTable('products')
      .set({ sold_count: sql<number>`greatest(0, sold_count - ${wanted.quantity})` })
      .$if(ofWeek, (query) => query.set({ sold_week: sql<number>`greatest(0, sold_week - ${wanted.quantity})` }))
      .where('id', '=', line.item.productId)
      .execute()
}
