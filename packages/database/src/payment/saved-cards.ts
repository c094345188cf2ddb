import type { Database } from '../open-database.ts'

/** Selects a card by member and id, so that another member's card is never found. */
interface OwnCard {
  readonly userId: string
  readonly id: string
}

const columns = ['id', 'name', 'bin', 'last4', 'expiry', 'saved_at'] as const

/** A member's saved cards, newest first. */
export const readSavedCards = (db: Database, userId: string) =>
  db
    .selectFrom('saved_cards')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()

/** Includes the bank's key. */
export const findSavedCard = (db: Database, { userId, id }: OwnCard) =>
  db
    .selectFrom('saved_cards')
    .select(['bank_key', 'bin', 'expiry'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** False where the member has no such card. */
export async function renameSavedCard(db: Database, { userId, id }: OwnCard, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('saved_cards')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return renamed.numUpdatedRows > 0n
}

/** False if the member has no such card. A trigger records that the bank has to delete the key. */
export async function removeSavedCard(db: Database, { userId, id }: OwnCard): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_cards')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** Stores the member's consent to save the card of a payment. */
export const writeCardConsent = (
  db: Database,
  { userId, paymentId, now }: { readonly userId: string; readonly paymentId: string; readonly now: Date },
) => db.insertInto('card_consents').values({ payment_id: paymentId, user_id: userId, consented_at: now }).execute()
