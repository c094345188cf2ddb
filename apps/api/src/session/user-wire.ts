import type { UserWire } from '@market/contract'
import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'

/** The user fields of a caller; the token carries them too. */
export async function userWire(db: Database, caller: Caller): Promise<UserWire> {
  const member = caller.userId
    ? await db
        .selectFrom('users')
        .select(['email', 'first_name', 'last_name', 'newsletter', 'insider_contact_list', 'is_active'])
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow()
    : undefined
  return {
    user_id: caller.userId,
    is_active: member?.is_active ?? false,
    first_name: member?.first_name ?? '',
    last_name: member?.last_name ?? '',
    email: member?.email ?? null,
    newsletter: member?.newsletter ?? false,
    insider_contact_list: member?.insider_contact_list ?? false,
    guest_email: caller.guestEmail,
  }
}
