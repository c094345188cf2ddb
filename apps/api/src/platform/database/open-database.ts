import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { takeDataLock } from './data-lock.ts'
import type { Schema } from './schema.ts'
import { detectFrozenServer } from './detect-frozen-server.ts'

export type Database = Kysely<Schema>
export interface OpenDatabase {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** How many connections there are, and how many requests wait for one; the embedded database has no pool. */
  readonly pool?: () => Readonly<Record<'total' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}

/**
 * What listings read lies in memory, where a page costs no more than looking at a few rows, wherever it stands. With the
 * usual costs a million products are walked in the order of a price to find the few of a category.
 */
const pageCost = '0.1'
const int8 = 20
const numeric = 1700
// Kuruş stay far below 2^53, ratings have one decimal: both are plain numbers here.
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)

/** PostgreSQL 15 or newer where a URL is given, else PGlite in the data folder, locked for this process. */
export async function openDatabase(options: {
  readonly url?: string | undefined
  readonly dataDir: string
  readonly poolSize?: number
  /** Longest that a statement may take on PostgreSQL; 0 for as long as it likes. */
  readonly maxStatementMs?: number
  /** Hears each statement and how long it took. */
  readonly log?: (event: LogEvent) => void
}): Promise<OpenDatabase> {
  const log = options.log && { log: options.log }
  return options.url ? openPostgres(options.url, options, log) : openPglite(options.dataDir, log)
}

type Logged = { readonly log: (event: LogEvent) => void } | undefined

async function openPostgres(
  url: string,
  { poolSize = 10, maxStatementMs = 10_000 }: { readonly poolSize?: number; readonly maxStatementMs?: number },
  log: Logged,
): Promise<OpenDatabase> {
  const watch = detectFrozenServer(url)
  const pool = new pg.Pool({
    connectionString: url,
    stream: () => watch.socket(),
    max: poolSize,
    // pg waits for ever on a frozen server by default.
    connectionTimeoutMillis: 1_500,
    statement_timeout: maxStatementMs,
    query_timeout: maxStatementMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    options: `-c seq_page_cost=${pageCost} -c random_page_cost=${pageCost} -c jit=off`,
  })
  // An idle connection may break while the server restarts; the next query takes a new one.
  pool.on('error', () => undefined)
  // So may one between two statements of a transaction, of which the pool does not hear: the next statement fails then.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...log })
  return {
    db,
    kind: 'postgres',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      watch.stop()
      await db.destroy()
    },
  }
}

async function openPglite(dataDir: string, log: Logged): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = takeDataLock(dataDir)
  const pglite = await PGlite.create(join(dataDir, 'pglite'), {
    extensions: { pg_trgm },
    parsers: { [int8]: Number, [numeric]: Number },
  })
  await pglite.exec(`set seq_page_cost = ${pageCost}; set random_page_cost = ${pageCost}`)
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), ...log })
  return {
    db,
    kind: 'pglite',
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}
