import type { Database } from '../open-database.ts'

/** The member who has proven this number (ten digits), if the account is open. */
export const findMemberByPhone = (db: Database, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('proven_phone', '=', phone)
    .where('is_active', '=', true)
    .executeTakeFirst()

/**
 * The number is this member's from now on, and nobody else's: who proves it last has the phone. False where the member has another
 * number by now.
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
