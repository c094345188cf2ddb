import { discountLeft, type LimitedDiscount } from '@market/domain/line'
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
    for (const [id, own] of byProduct(lines)) {
      const sold = own.filter(({ discounted }) => discounted > 0)
      const discount = sold.length > 0 ? await lockDiscount(trx, id) : undefined
      const left = discount && sold.reduce((units, { discounted }) => units - discounted, discount.left)
      const isOver = sold.some(({ discountNumber }) => discountNumber !== discount?.number)
      if (isOver || (left ?? 0) < 0) return { productId: id, of: 'discount' }
      await addToProduct(trx, id, -sumOf(own), left)
    }
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
    for (const [id, own] of byProduct(lines)) {
      const discount = own.some(({ discounted }) => discounted > 0) ? await lockDiscount(trx, id) : undefined
      const left =
        discount && own.reduce((units, line) => discountLeft({ ...discount, left: units }, line), discount.left)
      await addToProduct(trx, id, sumOf(own), left)
    }
  },
  async countSales(lines) {
    for (const [id, own] of byProduct(lines)) {
      const quantity = sumOf(own)
      await trx
        .updateTable('products')
        .set({ sold_count: sql<number>`sold_count + ${quantity}`, sold_week: sql<number>`sold_week + ${quantity}` })
        .where('id', '=', id)
        .execute()
    }
  },
})

/** All transactions lock stock in this order, so that no two wait for each other. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.toSorted((left, right) => left.productId - right.productId || (left.combination < right.combination ? -1 : 1))

const byProduct = (lines: readonly StockLine[]): ReadonlyMap<number, readonly StockLine[]> =>
  Map.groupBy(inOrder(lines), ({ productId }) => productId)

const sumOf = (lines: readonly StockLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The limited discount of a product, which it locks; undefined if it has none. */
async function lockDiscount(trx: Database, id: number): Promise<LimitedDiscount | undefined> {
  const found = await trx
    .selectFrom('products')
    .select(['discount_number as number', 'discount_max_quantity as left', 'discount_original_quantity as original'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found || found.left === null || found.original === null) return undefined
  return { number: found.number, left: found.left, original: found.original }
}

async function addToProduct(trx: Database, id: number, quantity: number, left: number | undefined): Promise<void> {
  await trx
    .updateTable('products')
    // The sum is for listings only and is never what a sale hangs on.
    .set({ stock: sql<number>`greatest(0, stock + ${quantity})` })
    .$if(left !== undefined, (query) => query.set({ discount_max_quantity: left ?? null }))
    .where('id', '=', id)
    .execute()
}
