import type { Database, SocialIdentity, StoredRegistration } from '@market/database'
import { texts as notificationTexts } from '../../notifications/texts.ts'
import { voidTokens } from './account-token.ts'
import { recordConsents } from '../privacy/consents.ts'
import { notify } from '../../notifications/notify.ts'

/** Activates an account with the data of its verified registration. An active account keeps its password and names. */
export async function openAccount(
  trx: Database,
  userId: string,
  { social, password_mark: _mark, ...columns }: StoredRegistration,
  now: Date,
): Promise<void> {
  const opened = await trx
    .updateTable('users')
    .set({ ...columns, is_active: true })
    .where('id', '=', userId)
    .where('is_active', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (opened) {
    await recordConsents(trx, userId, columns, now)
    await notify(trx, { userId, ...notificationTexts.notifications.welcome, now })
  }
  if (social) await linkSocial(trx, userId, social, now)
  await voidTokens(trx, userId, 'activation')
  // Keep the token's row, so that a second visit of the link is recognized, but delete its registration data.
  await trx.updateTable('account_tokens').set({ registration: null }).where('user_id', '=', userId).execute()
}

/** Links a social login to the member. */
export async function linkSocial(trx: Database, userId: string, social: SocialIdentity, now: Date): Promise<void> {
  await trx
    .insertInto('social_logins')
    .values({ ...social, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
}
