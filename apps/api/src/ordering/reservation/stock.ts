import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'

export interface StockLine {
  readonly productId: number
  readonly combination: string
  readonly quantity: number
  /** Of these, the units at the limited discounted price. */
  readonly discounted: number
}
/** The line whose stock or discount could not be reserved. */
export interface Short {
  readonly productId: number
  readonly of: 'stock' | 'discount'
}

/** All who touch stock do so in this order, so that no two wait for each other. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.toSorted((left, right) => left.productId - right.productId || (left.combination < right.combination ? -1 : 1))
interface Units {
  readonly quantity: number
  readonly discounted: number
}
const byProduct = (lines: readonly StockLine[]): ReadonlyMap<number, Units> => {
  const sums = new Map<number, Units>()
  for (const { productId, quantity, discounted } of inOrder(lines)) {
    const before = sums.get(productId) ?? { quantity: 0, discounted: 0 }
    sums.set(productId, { quantity: before.quantity + quantity, discounted: before.discounted + discounted })
  }
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
 * Takes units out of stock and out of a limited discount, each only while it lasts. Gives what is short, after which the
 * caller must roll back; undefined when all was taken.
 */
export async function takeStock(trx: Database, lines: readonly StockLine[]): Promise<Short | undefined> {
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
  await giveUnitsBack(trx, await linesOf(trx, orderId))
}

/** Puts units back on sale, with the discount that they had. */
export async function giveUnitsBack(trx: Database, lines: readonly StockLine[]): Promise<void> {
  for (const { productId, combination, quantity } of inOrder(lines))
    await trx
      .updateTable('product_stock')
      .set({ stock: sql<number>`stock + ${quantity}` })
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .execute()
  for (const [id, { quantity, discounted }] of byProduct(lines)) await addToProduct(trx, id, quantity, discounted)
}

export const linesOf = (trx: Database, orderId: string): Promise<readonly StockLine[]> =>
  trx
    .selectFrom('order_items')
    .select(['product_id as productId', 'combination', 'quantity', 'discounted_units as discounted'])
    .where('order_id', '=', orderId)
    .execute()

/** False where the discount does not last for as many units. */
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
