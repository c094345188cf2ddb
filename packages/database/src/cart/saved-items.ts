import { sql } from 'kysely'
import type { SavedItems } from '@market/provider'
import type { Database } from '../open-database.ts'

export const sqlSavedItems = (trx: Database): SavedItems => ({
  take: (ownerId, { productId, combination }) =>
    trx
      .deleteFrom('saved_items')
      .where('owner_id', '=', ownerId)
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .returning(['product_id as productId', 'combination', 'quantity', 'services'])
      .executeTakeFirst(),
  async put(ownerId, { productId, combination, quantity, services }, now) {
    await trx
      .insertInto('saved_items')
      .values({
        owner_id: ownerId,
        product_id: productId,
        combination,
        quantity,
        services: [...services],
        saved_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'product_id', 'combination'])
          .doUpdateSet({ quantity: sql<number>`saved_items.quantity + excluded.quantity` }),
      )
      .execute()
  },
  async count(ownerId) {
    const { count } = await trx
      .selectFrom('saved_items')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return count
  },
  async moveAll(fromOwner, toOwner) {
    await sql`insert into saved_items (owner_id, product_id, combination, quantity, services, saved_at)
      select ${toOwner}::uuid, product_id, combination, quantity, services, saved_at from saved_items where owner_id = ${fromOwner}
      on conflict (owner_id, product_id, combination)
      do update set quantity = greatest(saved_items.quantity, excluded.quantity)`.execute(trx)
    await trx.deleteFrom('saved_items').where('owner_id', '=', fromOwner).execute()
  },
})
