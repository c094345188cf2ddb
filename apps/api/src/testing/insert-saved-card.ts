import { randomUUID } from 'node:crypto'
import { hide } from '@market/database'
import type { TestApi } from './start-test-api.ts'

interface CardToInsert {
  readonly userId: string
  readonly last4?: string
  readonly expiry?: string
  readonly savedAt?: Date
}

/** Inserts a member's saved card that the bank does not know. Returns its id. */
export async function insertSavedCard(
  { deps }: TestApi,
  { userId, last4 = '0010', expiry = '12/2035', savedAt = deps.clock.now() }: CardToInsert,
): Promise<string> {
  const id = randomUUID()
  const card = { id, user_id: userId, bin: '400000', last4, expiry, consented_at: savedAt, saved_at: savedAt }
  await deps.db
    .insertInto('saved_cards')
    .values({ ...card, bank_key: hide(`anahtar-${id}`) })
    .execute()
  return id
}
