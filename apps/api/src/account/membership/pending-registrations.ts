import { createHmac } from 'node:crypto'
import { emailKey } from '@market/commerce'
import type { Database, StoredRegistration } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { fitsPassword } from '../../session/password-hash.ts'

/** More sign-ups than the address of a genuine member has in a day. */
const maxPending = 10

/** Sign-ups of an address that are not confirmed yet, newest first, one per password. */
export async function pendingRegistrations(db: Database, userId: string): Promise<readonly StoredRegistration[]> {
  const rows = await db
    .selectFrom('account_tokens')
    .select('registration')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activation')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxPending)
    .execute()
  const found = rows.flatMap(({ registration }) => registration ?? [])
  return [...new Map(found.toReversed().map((one) => [one.password_hash, one])).values()].toReversed()
}

/**
 * Finds the pending sign-up with this password. A wrong password usually costs no hash, so that the response time does
 * not reveal a sign-up.
 */
export async function findRegistration(
  registrations: readonly StoredRegistration[],
  password: string,
  mark: string,
): Promise<StoredRegistration | undefined> {
  const likely = registrations.filter(({ password_mark = mark }) => password_mark === mark)
  for (const one of likely) if (await fitsPassword(one.password_hash, password)) return one
  return undefined
}

/**
 * An 18-bit keyed hash of an account's password, too short to reveal it: with the key it would only narrow a guess
 * down, without the key it is noise.
 */
export const passwordMark = ({ secrets }: Pick<Config, 'secrets'>, email: string, password: string): string =>
  createHmac('sha256', secrets.code)
    .update(`${emailKey(email)}\n${password}`)
    .digest('base64url')
    .slice(0, 3)
