import { createHash } from 'node:crypto'
import { type Database, hideJson } from '@market/database'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

interface Write {
  readonly ownerId: string
  readonly key: string
  readonly call: string
  readonly body: unknown
  readonly now: Date
}

/**
 * Runs a write once per owner and idempotency key. The key's row is part of the write's own transaction: a second
 * request waits for the first one's commit and gets its answer; the same key with a different body is refused with 422
 * (security.md 5). A card's token is ignored in this comparison, because each attempt gets a new one.
 */
export async function idempotent<Answer>(trx: Database, write: Write, run: () => Promise<Answer>): Promise<Answer> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(write.body ?? null, (field, value) => (field === 'card_token' ? '' : value)))
    .digest('base64url')
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ owner_id: write.ownerId, key: write.key, call: write.call, body_hash: bodyHash, created_at: write.now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    const answer = await run()
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, answer: hideJson(answer) })
      .where('owner_id', '=', write.ownerId)
      .where('key', '=', write.key)
      .execute()
    return answer
  }
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'call', 'answer'])
    .where('owner_id', '=', write.ownerId)
    .where('key', '=', write.key)
    .executeTakeFirstOrThrow()
  if (earlier.body_hash !== bodyHash || earlier.call !== write.call) throw new ApiError(422, texts.keyUsedForAnother)
  return earlier.answer as Answer
}
