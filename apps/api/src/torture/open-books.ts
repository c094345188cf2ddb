import { migrate } from '@market/database'
import { auditBooks } from '../office/audit-books.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { insertProduct } from '../testing/insert-product.ts'
import { makeBuyers, prepareButton } from '../testing/concurrent-checkouts.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { machineNow } from '../testing/test-clock.ts'
import { openPatiently } from '../testing/open-patiently.ts'

/** A product id above all seeded products. */
const productId = 900_001

export interface Books {
  /** Creates guests with one unit of the trials' product in the cart; each function presses the pay button once. */
  buttons(count: number): Promise<readonly Awaited<ReturnType<typeof prepareButton>>[]>
  /** Buys one unit as a guest until the order is paid; returns its number. */
  buy(): Promise<string>
  /**
   * Number of orders of the trial's product that reserve stock, and the remaining stock: together the initial stock.
   */
  sold(): Promise<{ readonly orders: number; readonly stock: number }>
  /** Lists all differences in the books. */
  audit(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Opens the database of a shop that runs in separate processes at `url`, on PostgreSQL, to prepare buyers and to check
 * the result.
 */
export async function openBooks(shop: {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly units: number
}): Promise<Books> {
  const database = await openPatiently(shop.databaseUrl)
  const arranging = await startTestApi({ dataDir: shop.dataDir }, database, machineNow)
  const there = { ...arranging, url: shop.url }
  const { db } = arranging.deps
  await insertProduct(db, { id: productId, stocks: { '': shop.units } })
  return {
    async buttons(count) {
      const bearers = await makeBuyers(arranging, count, productId)
      return Promise.all(bearers.map((bearer) => prepareButton(there, bearer)))
    },
    async buy() {
      const shopper = await makeShopper(there)
      await shopper.add(productId)
      return completeCardOrder(there, shopper)
    },
    async sold() {
      const held = await db
        .selectFrom('orders as o')
        .innerJoin('order_items as i', 'i.order_id', 'o.id')
        .select((row) => row.fn.countAll<number>().as('orders'))
        .where('i.product_id', '=', productId)
        .where('o.stock_held', '=', true)
        .executeTakeFirstOrThrow()
      const { stock } = await db
        .selectFrom('product_stock')
        .select('stock')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      return { orders: Number(held.orders), stock }
    },
    audit: () => auditBooks(db),
    close: () => arranging.stop(),
  }
}

/** Lists all differences in the books of another database, such as a restored one. */
export async function auditAt(url: string): Promise<readonly string[]> {
  const { db, close } = await openPatiently(url)
  try {
    return await auditBooks(db)
  } finally {
    await close()
  }
}

/** Runs a migration of `seconds` seconds that locks no table; processes that start meanwhile wait for it. */
export async function migrateSlowly(url: string, seconds: number): Promise<void> {
  const { db, close } = await openPatiently(url, { poolSize: 1, maxStatementMs: 0 })
  try {
    const sql = `set local statement_timeout = 0; select pg_sleep(${seconds}); create table if not exists torture_trial (id int)`
    await migrate(db, [{ name: `trial-${Date.now()}`, sql }])
  } finally {
    await close()
  }
}
