import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, StoredRegistration } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { bareActivationCode, makeActivationCode } from './activation-code.ts'
import { texts } from '../texts.ts'

type Purpose = 'activation' | 'reset' | 'delete' | 'export'
interface TokenToIssue {
  readonly purpose: Purpose
  readonly userId: string
  readonly registration?: StoredRegistration
  readonly minutes: number
  readonly now: Date
  /** A shorter code that the member types instead of opening a link. */
  readonly code?: string
}
interface SpentToken {
  readonly userId: string
  readonly registration: StoredRegistration | null
}

/**
 * Creates a token of 192 random bits for a mailed link, or an activation code, which members may have to type. Only its
 * hash is stored (security.md 19).
 */
export async function issueToken(trx: Database, { purpose, userId, registration, minutes, now, code }: TokenToIssue) {
  const token = code ?? (purpose === 'activation' ? makeActivationCode() : randomBytes(24).toString('base64url'))
  const row = {
    token_hash: hashOf(purpose, token),
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

/** Refuses an invalid token without consuming it, because mail scanners open links too. */
export async function lookAtToken(db: Database, purpose: Purpose, token: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(purpose, token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return refuseDead(db, purpose, token)
}

/** Consumes a token; only one of several concurrent calls succeeds. */
export async function spendToken(trx: Database, purpose: Purpose, token: string, now: Date): Promise<SpentToken> {
  const row = await trx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(purpose, token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'registration'])
    .executeTakeFirst()
  if (!row) return refuseDead(trx, purpose, token)
  return { userId: row.user_id, registration: row.registration }
}

/** If the link already activated the account, the error says that the account is active. */
async function refuseDead(db: Database, purpose: Purpose, token: string): Promise<never> {
  const opened =
    purpose === 'activation' &&
    (await db
      .selectFrom('account_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select('t.user_id')
      .where('t.token_hash', '=', hashOf(purpose, token))
      .where('t.purpose', '=', purpose)
      .where('t.used_at', 'is not', null)
      .where('u.is_active', '=', true)
      .executeTakeFirst())
  throw opened ? new ApiError(409, texts.alreadyActive) : new ApiError(404, texts.deadLink)
}

/** Invalidates a member's unused links, for one purpose or for all. */
export async function voidTokens(trx: Database, userId: string, purpose?: Purpose): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'reset'))
    .execute()
}

/** Invalidates the unused links of one sign-up. */
export async function voidRegistration(trx: Database, userId: string, registration: StoredRegistration): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activation')
    .where('used_at', 'is', null)
    .where(sql<string>`registration ->> 'password_hash'`, '=', registration.password_hash)
    .execute()
}

const hashOf = (purpose: Purpose, token: string): string =>
  createHash('sha256')
    .update(purpose === 'activation' ? bareActivationCode(token) : token.trim())
    .digest('base64url')
