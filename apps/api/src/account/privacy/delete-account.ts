import { farewellMail } from '@market/mails'
import { sql } from 'kysely'
import {
  type Database,
  dropParcelPhotos,
  dropReturnPhotos,
  forgetGiftNotes,
  leaveDesks,
  ownedTables,
  setParcelMails,
} from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { forgetPersonInOutbox } from '../../platform/mail/forget-outbox-files.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { countRatings } from '../../catalog/product/count-ratings.ts'

/**
 * Deletes a member with all personal data (security.md 47), including mails in the outbox, and sends a last mail.
 * Orders and deeds of bought devices must be kept by law: they have their own copy of the address and no link to the
 * account.
 */
export async function deleteAccount(trx: Database, config: Config, userId: string, now: Date): Promise<void> {
  const { email, email_key, phone, proven_phone } = await trx
    .selectFrom('users')
    .select(['email', 'email_key', 'phone', 'proven_phone'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await dropParcelPhotos(trx, userId)
  await dropReturnPhotos(trx, userId)
  await setParcelMails(trx, email_key, true, now)
  await forgetGiftNotes(trx, userId)
  await trx.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
  // The deed states the payee and the amount; the address is not needed because no more mails are sent.
  await trx.updateTable('device_sales').set({ email: null }).where('owner_id', '=', userId).execute()
  await trx.updateTable('purchases').set({ user_id: null }).where('user_id', '=', userId).execute()
  await leaveDesks(trx, userId, now)
  await emptyCart(trx, userId)
  await takeBackLikes(trx, userId)
  await deleteComments(trx, userId)
  for (const table of ownedTables.user_id) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  for (const table of ownedTables.owner_id) await trx.deleteFrom(table).where('owner_id', '=', userId).execute()
  // Alarms that a guest with the same mailbox has set.
  await trx.deleteFrom('alarms').where('email', '=', email).execute()
  const sessions = trx.selectFrom('sessions').select('id').where('user_id', '=', userId)
  await trx
    .deleteFrom('guest_codes')
    .where((code) =>
      code.or([code('session_id', 'in', sessions), code('email_key', 'in', [email_key, proven_phone ?? email_key])]),
    )
    .execute()
  await trx.updateTable('sessions').set({ guest_email: null }).where('guest_email', '=', email).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mails').where('recipient', '=', email).execute()
  forgetPersonInOutbox(config.dataDir, phone === null ? [email] : [email, phone])
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  await writeMail(trx, farewellMail(config, email), now)
}

async function emptyCart(trx: Database, userId: string): Promise<void> {
  const carts = trx.selectFrom('carts').select('id').where('owner_id', '=', userId).where('status', '=', 'active')
  await trx.deleteFrom('cart_items').where('cart_id', 'in', carts).execute()
}

async function takeBackLikes(trx: Database, userId: string): Promise<void> {
  const liked = trx.selectFrom('comment_likes').select('comment_id').where('owner_id', '=', userId)
  await trx
    .updateTable('comments')
    .set({ like_count: sql<number>`greatest(0, like_count - 1)` })
    .where('id', 'in', liked)
    .execute()
}

/** Deletes the comments and subtracts the stars of published ones. */
async function deleteComments(trx: Database, userId: string): Promise<void> {
  const gone = await trx
    .deleteFrom('comments')
    .where('user_id', '=', userId)
    .returning(['product_id', 'rating', 'status', 'counted'])
    .execute()
  // Products are updated in a fixed order, so that concurrent deletions cannot deadlock.
  for (const comment of gone.toSorted((one, other) => one.product_id - other.product_id))
    if (comment.status === 'published') await countRatings(trx, comment.product_id, { before: comment })
}
