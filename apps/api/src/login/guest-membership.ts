import { type Caller, emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import { openGuestAccount } from '../account/membership/open-guest-account.ts'
import { texts } from '../account/texts.ts'
import { ApiError } from '../platform/http/api-error.ts'

interface Wish {
  readonly contract_accepted: boolean
  readonly newsletter: boolean
  readonly insider_contact_list: boolean
}

/**
 * Prepares the account of the session's guest and returns the function that makes the guest a member, to be run in the
 * transaction of the sign-in. If the button is pressed twice, the second request finds the member of the first.
 */
export async function prepareGuestMember(db: Database, caller: Caller, wish: Wish, now: Date) {
  const { guestEmail: email, sessionId } = caller
  if (email === null || caller.userId !== null) throw new ApiError(422, texts.guestMembership.noOrder)
  if (!wish.contract_accepted) throw new ApiError(422, texts.guestMembership.agreement)
  const { newsletter, insider_contact_list: insiderContactList } = wish
  const open = await openGuestAccount(db, { sessionId, email, newsletter, insiderContactList, now })
  return async (trx: Database): Promise<string> => {
    const userId = await open(trx)
    await trx
      .updateTable('orders')
      .set({ owner_id: userId, user_id: userId })
      .where('owner_id', '=', sessionId)
      .where('user_id', 'is', null)
      .where('email_key', '=', emailKey(email))
      .execute()
    for (const table of ['addresses', 'address_choices'] as const)
      await trx.updateTable(table).set({ owner_id: userId }).where('owner_id', '=', sessionId).execute()
    return userId
  }
}
