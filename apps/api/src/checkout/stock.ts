import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface StockLine {
  readonly productId: number
  readonly combination: string
  readonly quantity: number
}

/** All who touch stock do so in this order, so that no two wait for each other. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.toSorted((left, right) => left.productId - right.productId || (left.combination < right.combination ? -1 : 1))
const byProduct = (lines: readonly StockLine[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of inOrder(lines)) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}

/** Locks what giving back some lines and taking others will touch, so that the two together keep the order as well. */
export async function lockStock(trx: Database, lines: readonly StockLine[]): Promise<void> {
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
}

/**
 * Takes units out of stock, each line only while it lasts. Gives the line that is short, after which the caller must roll
 * back; undefined when all was taken.
 */
export async function takeStock(trx: Database, lines: readonly StockLine[]): Promise<StockLine | undefined> {
  for (const line of inOrder(lines)) {
    const taken = await trx
      .updateTable('product_stock')
      .set({ stock: sql<number>`stock - ${line.quantity}` })
      .where('product_id', '=', line.productId)
      .where('combination', '=', line.combination)
      .where('stock', '>=', line.quantity)
      .returning('product_id')
      .executeTakeFirst()
    if (!taken) return line
  }
  for (const [id, quantity] of byProduct(lines)) await addToProduct(trx, id, -quantity)
  return undefined
}

/** Gives the units of an order back, once however often it is asked. */
export async function giveStockBack(trx: Database, orderId: string): Promise<void> {
  const held = await trx
    .updateTable('orders')
    .set({ stock_held: false })
    .where('id', '=', orderId)
    .where('stock_held', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!held) return
  const lines = await linesOf(trx, orderId)
  for (const { productId, combination, quantity } of inOrder(lines))
    await trx
      .updateTable('product_stock')
      .set({ stock: sql<number>`stock + ${quantity}` })
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .execute()
  for (const [id, quantity] of byProduct(lines)) await addToProduct(trx, id, quantity)
}

export const linesOf = (trx: Database, orderId: string): Promise<readonly StockLine[]> =>
  trx
    .selectFrom('order_items')
    .select(['product_id as productId', 'combination', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()

const addToProduct = (trx: Database, id: number, quantity: number) =>
  trx
    .updateTable('products')
    // The sum is for listings only and is never what a sale hangs on.
    .set({ stock: sql<number>`greatest(0, stock + ${quantity})` })
    .where('id', '=', id)
    .execute()
