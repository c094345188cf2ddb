import type { Database } from '@market/database'

/** Stock of a product with one combination; throws if the product's sum differs from the combination's. */
export async function readStock(db: Database, productId: number): Promise<number> {
  const { own, sum } = await db
    .selectFrom('products as p')
    .innerJoin('product_stock as k', 'k.product_id', 'p.id')
    .select(['k.stock as own', 'p.stock as sum'])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow()
  if (own !== sum) throw new Error(`product ${productId} has ${sum} in stock, its combination ${own}`)
  return own
}
