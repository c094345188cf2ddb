import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditBooks } from '../checkout/audit-books.ts'
import { openDatabase } from '../database/open-database.ts'
import { freePort } from './free-port.ts'
import { insertProduct, insertShop } from './insert-product.ts'
import { makeBuyers, prepare } from './rush.ts'
import { spawnApi } from './spawn-api.ts'
import { startPostgres } from './start-postgres.ts'
import { startTestApi } from './start-test-api.ts'

export interface Killed {
  readonly cycles: number
  readonly buyers: number
  /** Orders in the books at the end: one for each buyer where nothing was lost and nothing doubled. */
  readonly orders: number
  /** Buyers whose order was acknowledged before the kill. */
  readonly acknowledged: number
  readonly differences: readonly string[]
  readonly slowestStartMs: number
}

/**
 * Kills an API on PostgreSQL in the middle of buyers who pay, starts it again, and lets each buyer press the button again
 * with the same key, as a browser does (security.md 6, 48, 51).
 */
export async function killUnderLoad(cycles: number, buyers: number): Promise<Killed> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'market-kill-'))
  const arranging = await startTestApi({ dataDir }, await openDatabase({ url: postgres.url, dataDir: '' }))
  const { db } = arranging.deps
  try {
    await insertShop(db, { id: 1 })
    await insertProduct(db, { id: 1, stocks: { '': cycles * buyers } })
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, API_PORT: String(await freePort()) }
    let acknowledged = 0
    let slowestStartMs = 0
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const api = await spawnApi(env)
      const bearers = await makeBuyers(arranging, buyers)
      const pays = await Promise.all(bearers.map((bearer) => prepare(api, bearer)))
      // Another moment in each cycle: before, among and after the answers.
      const enough = (cycle * 7 + 3) % buyers
      let answered = 0
      const reached = Promise.withResolvers<void>()
      const pressed = pays.map(async (pay) => {
        await pay().catch(() => undefined)
        answered += 1
        if (answered >= enough) reached.resolve()
      })
      await reached.promise
      acknowledged += answered
      api.kill()
      await api.ended
      await Promise.all(pressed)
      const began = performance.now()
      const next = await spawnApi(env)
      slowestStartMs = Math.max(slowestStartMs, performance.now() - began)
      const statuses = await Promise.all(pays.map((pay) => pay()))
      if (statuses.some((status) => status !== 200)) throw new Error(`a retry was answered with ${statuses.join(' ')}`)
      next.kill()
      await next.ended
    }
    const orders = await db.selectFrom('orders').select('id').where('stock_held', '=', true).execute()
    const { stock } = await db.selectFrom('product_stock').select('stock').executeTakeFirstOrThrow()
    const lost = cycles * buyers - orders.length - stock
    return {
      cycles,
      buyers: cycles * buyers,
      orders: orders.length,
      acknowledged,
      differences: [...(await auditBooks(db)), ...(lost === 0 ? [] : [`units neither sold nor in stock: ${lost}`])],
      slowestStartMs,
    }
  } finally {
    await arranging.stop()
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
