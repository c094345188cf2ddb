import { createHmac } from 'node:crypto'
import type { Database } from '@market/database'
import type { Secrets } from '../platform/config/read-secrets.ts'

const setting = 'secrets'

/** A fingerprint of the secrets, which does not reveal them. The database stores it to recognize its secrets. */
const signOf = ({ code, data }: Pick<Secrets, 'code' | 'data'>): string =>
  createHmac('sha256', code).update(data).digest('base64url')

/**
 * Throws an error with a sentence if the database was filled with other secrets: continuing would invalidate its gift
 * codes and seal numbers with a key that is not backed up. A `data` key that moved to `data_before` is still accepted.
 */
export async function checkSecrets(db: Database, secrets: Secrets): Promise<void> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', setting).executeTakeFirst()
  const known = [secrets.data, ...secrets.data_before].map((data) => signOf({ code: secrets.code, data }))
  if (row && !known.includes(String(row.value)))
    throw new Error(
      'The secrets are not those of this database: put back the secrets.json it was filled with, or give up its gift codes and sealed numbers with: npm run office -- accept-secrets',
    )
  if (row?.value !== known[0]) await acceptSecrets(db, secrets)
}

/** Stores the fingerprint of these secrets as the database's. */
export async function acceptSecrets(db: Database, secrets: Secrets): Promise<void> {
  const value = JSON.stringify(signOf(secrets))
  await db
    .insertInto('settings')
    .values({ key: setting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
