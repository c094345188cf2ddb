import type { Database } from '../open-database.ts'

/** The active member with this proven number (ten digits). */
export const findMemberByPhone = (db: Database, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('proven_phone', '=', phone)
    .where('is_active', '=', true)
    .executeTakeFirst()

/**
 * Gives the number to this member and takes it from any other: the last to prove it has the phone. False if the
 * member's number has changed in the meantime.
 */
export async function provePhone(
  trx: Database,
  { userId, phone, digits }: { readonly userId: string; readonly phone: string; readonly digits: string },
): Promise<boolean> {
  await trx
    .updateTable('users')
    .set({ proven_phone: null })
    .where('proven_phone', '=', digits)
    .where('id', '!=', userId)
    .execute()
  const proven = await trx
    .updateTable('users')
    .set({ proven_phone: digits })
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst()
  return proven !== undefined
}
