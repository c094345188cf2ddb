import { randomUUID } from 'node:crypto'
import type { PromotionTables } from '@market/database'
import type { Insertable } from 'kysely'
import type { TestApi } from './start-test-api.ts'

/** Inserts a campaign of 10,00 TL off for a year, or a coupon; returns its id. */
export async function insertPromotion(
  { deps: { db, clock } }: Pick<TestApi, 'deps'>,
  more: Partial<Insertable<PromotionTables['promotions']>> = {},
): Promise<string> {
  const now = clock.now().getTime()
  const row = {
    id: randomUUID(),
    name: 'Sepette 10 TL indirim',
    shop_id: null,
    kind: 'amount' as const,
    amount: 1_000,
    starts_at: new Date(now - 86_400_000),
    ends_at: new Date(now + 365 * 86_400_000),
    ...more,
  }
  await db.insertInto('promotions').values(row).execute()
  return row.id
}
