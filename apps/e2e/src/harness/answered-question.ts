import { inDatabase } from './in-database.ts'
import type { Shop } from './shop.ts'

/** Inserts a member's question about a product with the shop's answer; `product` is the product's path. */
export function answeredQuestion(shop: Shop, product: string, text: string): Promise<void> {
  return inDatabase(shop, async ({ deps: { db } }) => {
    const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const now = new Date()
    await db
      .insertInto('questions')
      .values({
        product_id: Number(/\d+$/.exec(product)),
        user_id: id,
        text,
        open: true,
        created_at: now,
        answer: 'Bugün 15.00’e kadar verilen siparişler bugün yola çıkar.',
        answered_at: now,
      })
      .execute()
  })
}
