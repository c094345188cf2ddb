import type { Database } from '@market/database'

/** What a visitor took of gift lists becomes the member's who logs in. Nobody takes from a list of their own. */
export async function bringGifts(trx: Database, fromOwner: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('gift_takes')
    .where('owner_id', '=', fromOwner)
    .where('list_id', 'in', trx.selectFrom('favourite_lists').select('id').where('user_id', '=', userId))
    .execute()
  await trx.updateTable('gift_takes').set({ owner_id: userId }).where('owner_id', '=', fromOwner).execute()
}
