import { randomUUID } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import { giftCodeHash } from '../cart/gift-code/gift-code-hash.ts'

/**
 * Gift codes for trying the shop: a balance of 100 TL, a single-use one of 50 TL for orders from 300 TL, and an expired
 * one.
 */
const demoGiftCodes = [
  { code: 'GUVERCIN100', amount: 10_000, days: 365 },
  { code: 'HOSGELDIN50', amount: 5_000, single_use: true, min_total: 30_000, days: 365 },
  { code: 'GECENYIL', amount: 5_000, days: -1 },
] as const

export async function addDemoGiftCodes({ db, config, clock }: Deps): Promise<void> {
  const now = clock.now().getTime()
  const rows = demoGiftCodes.map(({ code, amount, days, ...more }) => ({
    id: randomUUID(),
    code_hash: giftCodeHash(config, code),
    amount,
    balance: amount,
    starts_at: new Date(now - 30 * 86_400_000),
    ends_at: new Date(now + days * 86_400_000),
    ...more,
  }))
  await db
    .insertInto('gift_codes')
    .values(rows)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
}
