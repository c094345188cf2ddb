import { sql } from 'kysely'
import type { SavedItems } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** SQL for the merge rules of the provider's `joinedExtras`. */
const joinedExtras = {
  services: sql<number[]>`array(select distinct unnest(saved_items.services || excluded.services) order by 1)`,
  gift: sql<string | null>`coalesce(saved_items.gift, excluded.gift)`,
  related_product_id: sql<number | null>`coalesce(excluded.related_product_id, saved_items.related_product_id)`,
}

export const sqlSavedItems = (trx: Database): SavedItems => ({
  take: (ownerId, { productId, combination }) =>
    trx
      .deleteFrom('saved_items')
      .where('owner_id', '=', ownerId)
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .returning([
        'product_id as productId',
        'combination',
        'quantity',
        'services',
        'gift',
        'related_product_id as relatedProductId',
      ])
      .executeTakeFirst(),
  async put(ownerId, { productId, combination, quantity, services, gift, relatedProductId }, now) {
    await trx
      .insertInto('saved_items')
      .values({
        owner_id: ownerId,
        product_id: productId,
        combination,
        quantity,
        services: [...services],
        gift: gift && JSON.stringify(gift),
        related_product_id: relatedProductId,
        saved_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'product_id', 'combination'])
          .doUpdateSet({ quantity: sql<number>`saved_items.quantity + excluded.quantity`, ...joinedExtras }),
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
    await sql`insert into saved_items (owner_id, product_id, combination, quantity, services, gift, related_product_id, saved_at)
      select ${toOwner}::uuid, product_id, combination, quantity, services, gift, related_product_id, saved_at from saved_items where owner_id = ${fromOwner}
      on conflict (owner_id, product_id, combination)
      do update set quantity = greatest(saved_items.quantity, excluded.quantity), services = ${joinedExtras.services},
        gift = ${joinedExtras.gift}, related_product_id = ${joinedExtras.related_product_id}`.execute(trx)
    await trx.deleteFrom('saved_items').where('owner_id', '=', fromOwner).execute()
  },
})
