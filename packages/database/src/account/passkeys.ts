import type { Database } from '../open-database.ts'

/** Selects a passkey by member and id, so that another member's passkey is never found. */
interface OwnPasskey {
  readonly userId: string
  readonly id: string
}

/** A credential of an authenticator that is added; key and id in base64url. */
interface NewPasskey extends OwnPasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly now: Date
}

/** A member's passkeys, the newest first. */
export const readPasskeys = (db: Database, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** The passkey with the id that a browser sent, of a member with an active account. */
export const findPasskey = (db: Database, credentialId: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.credential_id', 'p.public_key'])
    .where('p.credential_id', '=', credentialId)
    .where('u.is_active', '=', true)
    .executeTakeFirst()

/**
 * False if the member has the maximum of passkeys, or the authenticator was already added, by any member. The member's
 * row is locked, so that two tabs together cannot exceed the maximum.
 */
export async function addPasskey(trx: Database, { userId, ...passkey }: NewPasskey, most: number): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  if ((await readPasskeys(trx, userId)).length >= most) return false
  const added = await trx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** False where the member has no such passkey. */
export async function renamePasskey(db: Database, { userId, id }: OwnPasskey, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return renamed.numUpdatedRows > 0n
}

/** Its name; undefined where the member has no such passkey. */
export const removePasskey = async (db: Database, { userId, id }: OwnPasskey): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name

/**
 * Records a use. False if the authenticator's counter has not increased, because then two authenticators have the same
 * key (WebAuthn, section 6.1.1). An authenticator without a counter always sends 0.
 */
export async function usePasskey(
  db: Database,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((passkey) =>
      passkey.or([
        passkey('counter', '<', counter),
        passkey.and([passkey('counter', '=', 0), passkey.val(counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Marks a challenge as answered. True only for the first answer; the row is kept until `expires`, when the challenge is
 * invalid anyway.
 */
export async function spendChallenge(db: Database, challenge: string, expires: Date): Promise<boolean> {
  const spent = await db
    .insertInto('spent_challenges')
    .values({ challenge, expires_at: expires })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}
