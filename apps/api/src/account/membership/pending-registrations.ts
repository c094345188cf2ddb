import type { Database } from '../../platform/database/open-database.ts'
import { fitsPassword } from '../../session/password-hash.ts'
import type { StoredRegistration } from '../../platform/database/tables/account-tables.ts'

/** More than one address gets in a day of a member who tries in earnest. */
const maxPending = 10

/** The sign-ups of an address that wait for their links, newest first; one for each password. */
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

/** The one of them whose password this is. */
export async function findRegistration(
  registrations: readonly StoredRegistration[],
  password: string,
): Promise<StoredRegistration | undefined> {
  for (const one of registrations) if (await fitsPassword(one.password_hash, password)) return one
  return undefined
}
