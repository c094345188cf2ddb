import type { Database, StoredRegistration } from '@market/database'
import { fitsPassword } from '../../session/password-hash.ts'

/** More than a genuine member's address gets in a day. */
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

/** The pending sign-up with this password. */
export async function findRegistration(
  registrations: readonly StoredRegistration[],
  password: string,
): Promise<StoredRegistration | undefined> {
  for (const one of registrations) if (await fitsPassword(one.password_hash, password)) return one
  return undefined
}
