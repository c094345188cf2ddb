import { sql } from 'kysely'
import type { Short, Stock, StockLine } from '@market/commerce'
import type { Database } from '../open-database.ts'

export const sqlStock = (trx: Database): Stock => ({
  async lock(lines) {
    const ids = [...byProduct(lines).keys()]
    await trx
      .selectFrom('product_stock')
      .select('product_id')
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy(sql`combination collate "C"`)
      .forNoKeyUpdate()
      .execute()
    await trx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  },
  async take(lines): Promise<Short | undefined> {
    for (const line of inOrder(lines)) {
      const taken = await trx
        .updateTable('product_stock')
        .set({ stock: sql<number>`stock - ${line.quantity}` })
        .where('product_id', '=', line.productId)
        .where('combination', '=', line.combination)
        .where('stock', '>=', line.quantity)
        .returning('product_id')
        .executeTakeFirst()
      if (!taken) return { productId: line.productId, of: 'stock' }
    }
    for (const [id, { quantity, discounted }] of byProduct(lines))
      if (!(await addToProduct(trx, id, -quantity, -discounted))) return { productId: id, of: 'discount' }
    return undefined
  },
  async giveBack(lines) {
    for (const { productId, combination, quantity } of inOrder(lines))
      await trx
        .insertInto('product_stock')
        .values({ product_id: productId, combination, stock: quantity })
        .onConflict((row) =>
          row
            .columns(['product_id', 'combination'])
            .doUpdateSet({ stock: sql<number>`product_stock.stock + excluded.stock` }),
        )
        .execute()
    for (const [id, { quantity, discounted }] of byProduct(lines)) await addToProduct(trx, id, quantity, discounted)
  },
  async countSales(lines) {
    for (const [id, { quantity }] of byProduct(lines))
      await trx
        .updateTable('products')
        .set({ sold_count: sql<number>`sold_count + ${quantity}`, sold_week: sql<number>`sold_week + ${quantity}` })
        .where('id', '=', id)
        .execute()
  },
})

/** All transactions lock stock in this order, so that no two wait for each other. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.toSorted((left, right) => left.productId - right.productId || (left.combination < right.combination ? -1 : 1))

type Units = Pick<StockLine, 'quantity' | 'discounted'>
const byProduct = (lines: readonly StockLine[]): ReadonlyMap<number, Units> => {
  const sums = new Map<number, Units>()
  for (const { productId, quantity, discounted } of inOrder(lines)) {
    const before = sums.get(productId) ?? { quantity: 0, discounted: 0 }
    sums.set(productId, { quantity: before.quantity + quantity, discounted: before.discounted + discounted })
  }
  return sums
}

/** False if the discount has fewer units left. */
async function addToProduct(trx: Database, id: number, quantity: number, discounted: number): Promise<boolean> {
  const product = trx
    .updateTable('products')
    // The sum is for listings only and is never what a sale hangs on.
    .set({ stock: sql<number>`greatest(0, stock + ${quantity})` })
    .where('id', '=', id)
    .returning('id')
  if (discounted === 0) return (await product.executeTakeFirst()) !== undefined
  if (discounted > 0) {
    const left = sql<number>`least(discount_original_quantity, discount_max_quantity + ${discounted})`
    return (await product.set({ discount_max_quantity: left }).executeTakeFirst()) !== undefined
  }
  const left = sql<number>`discount_max_quantity + ${discounted}`
  return (await product.set({ discount_max_quantity: left }).where(left, '>=', 0).executeTakeFirst()) !== undefined
}
