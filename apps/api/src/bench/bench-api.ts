import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToCart, type Call, getAutocomplete, getProducts, getSearch, listingHeader } from '@market/contract'
import { categoryTree } from '@market/domain/catalog'
import { readConfig } from '../platform/config/config.ts'
import { makeLog } from '@market/server'
import { openDatabase } from '@market/database'
import { type RunningApi, startApi } from '../start-api.ts'
import { makeVisitor, signListing } from '../testing/make-visitor.ts'
import { p95 } from './p95.ts'
import { searched } from './searched.ts'

/** 95th percentiles in ms of the whole call, and of its SQL statements alone through the same driver. */
export interface CallCost {
  readonly what: 'listing' | 'search' | 'suggestion' | 'add to cart'
  readonly callMs: number
  readonly sqlMs: number
}
interface Asked {
  readonly call: Call
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

const rounds = 200
const warmUp = 60
const linesOfCart = 10

/** Starts and measures an API with `products` products, on PGlite or on the PostgreSQL of `databaseUrl`. */
export async function benchApi(products: number, databaseUrl?: string): Promise<readonly CallCost[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-bench-'))
  let sqlMs = 0
  const log = (event: { readonly queryDurationMillis: number }) => {
    sqlMs += event.queryDurationMillis
  }
  const config = { ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), port: 0, bankPort: 0, products }
  const database = await openDatabase({ url: databaseUrl, dataDir, log })
  const outside = { clock: { now: () => new Date() }, log: makeLog('api', 'silent') }
  const api = await startApi(config, outside, { database, jobs: false })
  try {
    const ask = await asker(api, Math.ceil((warmUp + rounds) / linesOfCart))
    const measure = async (what: CallCost['what'], make: (round: number) => Asked): Promise<CallCost> => {
      const spent: { readonly call: number; readonly sql: number }[] = []
      for (let round = 0; round < warmUp + rounds; round += 1) {
        const asked = make(round)
        sqlMs = 0
        const from = performance.now()
        await ask(asked, round)
        if (round >= warmUp) spent.push({ call: performance.now() - from, sql: sqlMs })
      }
      return { what, callMs: p95(spent.map(({ call }) => call)), sqlMs: p95(spent.map(({ sql }) => sql)) }
    }
    const leaves = categoryTree.flatMap((top) => top.children.flatMap((group) => group.children))
    const sold = await database.db
      .selectFrom('product_stock')
      .innerJoin('products as p', 'p.id', 'product_id')
      .select('product_id')
      .where('combination', '=', '')
      .where('product_stock.stock', '>', 3)
      .where('p.active', '=', true)
      .limit(warmUp + rounds)
      .execute()
    return [
      await measure('listing', (round) => ({
        call: getProducts,
        query: { category_slug: leaves[round % leaves.length]?.slug ?? '', limit: '48', offset: '0' },
      })),
      await measure('search', (round) => ({
        call: getSearch,
        query: { q: searched[round % searched.length] ?? '', limit: '48', offset: String(48 * (round % 7)) },
      })),
      await measure('suggestion', (round) => {
        const text = searched[round % searched.length] ?? ''
        return { call: getAutocomplete, query: { q: text.slice(0, 2 + (round % (text.length - 1))) } }
      }),
      await measure('add to cart', (round) => ({
        call: addToCart,
        body: { product_id: sold[round % sold.length]?.product_id, num: 1, attr_id: '' },
      })),
    ]
  } finally {
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Sends calls in process, so that only the API is measured. Throws if a call is refused. */
async function asker(api: RunningApi, visitors: number): Promise<(asked: Asked, round: number) => Promise<void>> {
  const address = api.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const waiting = Array.from({ length: visitors }, () => makeVisitor(`http://127.0.0.1:${port}`))
  const known = await Promise.all(waiting)
  return async ({ call, query, body }, round) => {
    const visitor = known[round % visitors]
    if (!visitor) throw new Error('a bench needs a visitor')
    const answer = await api.app.inject({
      method: call.method,
      url: `/eptnew${call.path}`,
      headers: {
        authorization: `Bearer ${visitor.bearer}`,
        ...(call.listing && { [listingHeader]: signListing(visitor.listingKey, new Date()) }),
        ...(call.idempotent && { 'idempotency-key': randomUUID() }),
      },
      ...(query && { query: { ...query } }),
      ...(body && { payload: body }),
    })
    if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.statusCode}: ${answer.body}`)
  }
}
