import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@market/database'
import { auditBooks } from '../office/audit-books.ts'
import { freePort } from './free-ports.ts'
import { insertProduct, insertShop } from './insert-product.ts'
import { makeBuyers, prepareButton } from './concurrent-checkouts.ts'
import { type SpawnedApi, spawnApi } from './spawn-api.ts'
import { startPostgres } from './start-postgres.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'
import { machineNow } from './test-clock.ts'
import { patiently } from './make-visitor.ts'
import { openPatiently } from './open-patiently.ts'

export interface Killed {
  readonly cycles: number
  readonly buyers: number
  /** Number of orders at the end: one per buyer if none is lost or doubled. */
  readonly orders: number
  /** Buyers whose order was acknowledged before the kill. */
  readonly acknowledged: number
  readonly differences: readonly string[]
  readonly slowestStartMs: number
}

/** Where the killed API stores its data, and how to read it while no API runs. */
interface Place {
  readonly env: Readonly<Record<string, string>>
  look<Seen>(work: (api: TestApi) => Promise<Seen>): Promise<Seen>
}

/**
 * Kills an API while buyers pay, starts it again, and lets each buyer press the button again with the same key, like a
 * browser (security.md 6, 48, 51).
 */
export const killUnderLoad = (cycles: number, buyers: number, on: 'postgres' | 'embedded'): Promise<Killed> =>
  (on === 'postgres' ? onPostgres : onEmbedded)((place) => killOn(place, cycles, buyers))

async function onPostgres(work: (place: Place) => Promise<Killed>): Promise<Killed> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'market-kill-'))
  const arranging = await startTestApi({ dataDir }, await openPatiently(postgres.url), machineNow)
  try {
    return await work({
      env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url, API_PORT: String(await freePort()) },
      look: (look) => look(arranging),
    })
  } finally {
    await arranging.stop()
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Only one process can open the embedded database at a time. */
async function onEmbedded(work: (place: Place) => Promise<Killed>): Promise<Killed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-kill-'))
  try {
    return await work({
      env: { DATA_DIR: dataDir, DATABASE_URL: '', API_PORT: String(await freePort()) },
      async look(look) {
        const api = await startTestApi({ dataDir, databaseUrl: undefined }, undefined, machineNow)
        try {
          return await look(api)
        } finally {
          await api.stop()
        }
      },
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function killOn({ env, look }: Place, cycles: number, buyers: number): Promise<Killed> {
  await look(async ({ deps }) => {
    await insertShop(deps.db, { id: 1 })
    await insertProduct(deps.db, { id: 1, stocks: { '': cycles * buyers } })
  })
  let acknowledged = 0
  let slowestStartMs = 0
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const bearers = await look((api) => makeBuyers(api, buyers))
    // Kill at a different moment in each cycle: before, between and after the responses.
    const enough = (cycle * 7 + 3) % buyers
    const pays = await running(env, async (api) => {
      const ready = await Promise.all(bearers.map((bearer) => prepareButton(api, bearer)))
      const reached = Promise.withResolvers<void>()
      let answered = 0
      const pressed = ready.map(async (pay) => {
        await pay().catch(() => undefined)
        answered += 1
        if (answered >= enough) reached.resolve()
      })
      await reached.promise
      acknowledged += answered
      api.kill()
      await Promise.all(pressed)
      return ready
    })
    const began = performance.now()
    const statuses = await running(env, async () => {
      slowestStartMs = Math.max(slowestStartMs, performance.now() - began)
      return (await Promise.all(pays.map(patiently))).map(({ status }) => status)
    })
    if (statuses.some((status) => status !== 200))
      throw new Error(`a retry of POST /order/credit_card was answered with ${statuses.join(' ')}`)
  }
  const seen = await look(({ deps }) => readBooks(deps.db))
  const lost = cycles * buyers - seen.held - seen.stock
  return {
    cycles,
    buyers: cycles * buyers,
    orders: seen.orders,
    acknowledged,
    differences: [...seen.differences, ...(lost === 0 ? [] : [`units neither sold nor in stock: ${lost}`])],
    slowestStartMs,
  }
}

/** Runs `work` with a new API, and stops it afterwards in any case. */
async function running<Done>(
  env: Readonly<Record<string, string>>,
  work: (api: SpawnedApi) => Promise<Done>,
): Promise<Done> {
  const api = await spawnApi(env)
  try {
    return await work(api)
  } finally {
    api.kill()
    await api.ended
  }
}

async function readBooks(db: Database) {
  const orders = await db.selectFrom('orders').select('stock_held').execute()
  // In a long run, unpaid orders expire and release their unit.
  const held = orders.filter(({ stock_held }) => stock_held).length
  const { stock } = await db.selectFrom('product_stock').select('stock').executeTakeFirstOrThrow()
  return { orders: orders.length, held, stock, differences: await auditBooks(db) }
}
