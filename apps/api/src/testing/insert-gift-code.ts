import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { CartTables } from '@market/database'
import { giftCodeHash } from '../cart/gift-code/gift-code-hash.ts'
import type { TestApi } from './start-test-api.ts'

/** Inserts a gift code of 100,00 TL, valid for a year; returns a function that reads its balance. */
export async function insertGiftCode(
  { deps }: Pick<TestApi, 'deps'>,
  code: string,
  more: Partial<Insertable<CartTables['gift_codes']>> = {},
): Promise<() => Promise<number>> {
  const { db, clock, config } = deps
  const now = clock.now().getTime()
  const row = {
    id: randomUUID(),
    code_hash: giftCodeHash(config, code),
    amount: 10_000,
    balance: more.amount ?? 10_000,
    starts_at: new Date(now - 86_400_000),
    ends_at: new Date(now + 365 * 86_400_000),
    ...more,
  }
  await db.insertInto('gift_codes').values(row).execute()
  return async () => {
    const { balance } = await db
      .selectFrom('gift_codes')
      .select('balance')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    return balance
  }
}
