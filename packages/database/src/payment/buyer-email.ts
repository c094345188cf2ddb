import type { Purchase } from '@market/commerce'
import type { Database } from '../open-database.ts'

/**
 * The mail address of a purchase's buyer: the member's, or the one that a guest has proven; undefined for other buyers.
 */
export async function buyerEmail(
  db: Database,
  { userId, ownerId }: Pick<Purchase, 'userId' | 'ownerId'>,
): Promise<string | undefined> {
  if (userId !== null) {
    const member = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    return member?.email
  }
  const guest = await db.selectFrom('sessions').select('guest_email').where('id', '=', ownerId).executeTakeFirst()
  return guest?.guest_email ?? undefined
}
