import type { Database } from '@market/database'
import type { SocialName } from '@market/domain/session'

const socialNames: Readonly<Record<SocialName, string>> = { google: 'Google hesabınız', facebook: 'Facebook hesabınız' }

/**
 * The names of other ways to sign in besides the password: passkeys, a proven number and accounts of other providers.
 */
export async function otherWaysIn(db: Database, userId: string): Promise<readonly string[]> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const { proven_phone } = await db
    .selectFrom('users')
    .select('proven_phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const logins = await db.selectFrom('social_logins').select('provider').where('user_id', '=', userId).execute()
  return [
    ...passkeys.map(({ name }) => `“${name}” adlı geçiş anahtarı`),
    ...(proven_phone === null ? [] : [`sonu ${proven_phone.slice(-2)} ile biten telefona gelen SMS kodu`]),
    ...logins.map(({ provider }) => socialNames[provider]),
  ]
}
