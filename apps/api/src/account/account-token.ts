import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { StoredRegistration } from './stored-registration.ts'
import { texts } from './texts.ts'

type Purpose = 'activation' | 'reset'
interface TokenToIssue {
  readonly purpose: Purpose
  readonly userId: string
  readonly registration?: StoredRegistration
  readonly minutes: number
  readonly now: Date
}
interface SpentToken {
  readonly userId: string
  readonly registration: StoredRegistration | null
}

/** A token for a mailed link, of 192 random bits; its hash alone is kept (security.md 19). */
export async function issueToken(trx: Database, { purpose, userId, registration, minutes, now }: TokenToIssue) {
  const token = randomBytes(24).toString('base64url')
  const row = {
    token_hash: hashOf(token),
    purpose,
    user_id: userId,
    registration: registration ? JSON.stringify(registration) : null,
    expires_at: new Date(now.getTime() + minutes * 60_000),
    used_at: null,
    created_at: now,
  }
  await trx.insertInto('account_tokens').values(row).execute()
  return token
}

/** Refuses a dead token; a living one stays good, for mail scanners open links too. */
export async function lookAtToken(db: Database, purpose: Purpose, token: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token.trim()))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, texts.deadLink)
}

/** Uses a token up: of many at once one succeeds, the others are refused. */
export async function spendToken(trx: Database, purpose: Purpose, token: string, now: Date): Promise<SpentToken> {
  const row = await trx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token.trim()))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'registration'])
    .executeTakeFirst()
  if (!row) throw new Refusal(404, texts.deadLink)
  return { userId: row.user_id, registration: row.registration }
}

/** Kills the links that a member was mailed, of one purpose or of both. */
export async function voidTokens(trx: Database, userId: string, purpose?: Purpose): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'reset'))
    .execute()
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
