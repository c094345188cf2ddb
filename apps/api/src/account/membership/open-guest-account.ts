import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { hashPassword } from '../../session/password-hash.ts'
import { texts } from '../texts.ts'
import { openAccount } from './open-account.ts'

interface NewGuestMember {
  readonly sessionId: string
  /** The address that this session has proven. */
  readonly email: string
  readonly newsletter: boolean
  readonly insiderContactList: boolean
  readonly now: Date
}

/**
 * Prepares a guest's account with name and phone of the session's newest order. It replaces an unconfirmed sign-up with
 * the same address, including its password and links, because here the mailbox is proven. Takes locks in the same order
 * as signing up.
 */
export async function openGuestAccount(db: Database, guest: NewGuestMember) {
  const { sessionId, email, now } = guest
  const key = emailKey(email)
  const order = await db
    .selectFrom('orders')
    .select('snapshot')
    .where('owner_id', '=', sessionId)
    .where('email_key', '=', key)
    .where('status', '!=', 'payment_failed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!order) throw new ApiError(422, texts.guestMembership.noOrder)
  const { firstName, lastName, phone } = order.snapshot.delivery
  const registration = {
    first_name: firstName,
    last_name: lastName,
    phone: phone || null,
    newsletter: guest.newsletter,
    insider_contact_list: guest.insiderContactList,
    // A random password that is not sent to anyone; the member sets one by a mailed link.
    password_hash: await hashPassword(randomUUID()),
    has_password: false,
  }
  return async (trx: Database): Promise<string> => {
    const row = await trx
      .insertInto('users')
      .values({ id: randomUUID(), email, email_key: key, ...registration, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet({ email, ...registration })
          .where('users.is_active', '=', false),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new ApiError(409, texts.guestMembership.isMember)
    await openAccount(trx, row.id, registration, now)
    return row.id
  }
}
