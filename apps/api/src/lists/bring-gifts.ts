import type { Database } from '@market/database'

/**
 * Transfers the gifts that a visitor has marked to the member who logs in. Marks on the member's own lists are removed.
 */
export async function bringGifts(trx: Database, fromOwner: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('gift_takes')
    .where('owner_id', '=', fromOwner)
    .where('list_id', 'in', trx.selectFrom('favourite_lists').select('id').where('user_id', '=', userId))
    .execute()
  await trx.updateTable('gift_takes').set({ owner_id: userId }).where('owner_id', '=', fromOwner).execute()
}
