import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Dialect, Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { takeDataLock } from './data-lock.ts'
import { preparingPglite } from './preparing-pglite.ts'
import { makeSeal, type Seal } from './seal.ts'
import { sealingDialect } from './sealing-dialect.ts'
import type { Schema } from './schema.ts'
import { detectFrozenServer } from './detect-frozen-server.ts'

export type Database = Kysely<Schema>
export interface OpenDatabase {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** Connections, and requests waiting for one; the embedded database has no pool. */
  readonly pool?: () => Readonly<Record<'total' | 'idle' | 'waiting', number>>
  /** New values are sealed with the first secret; each secret opens. */
  sealWith(secrets: readonly string[]): void
  close(): Promise<void>
}

/**
 * PostgreSQL's `random_page_cost`. The tables of listings fit in memory, where random page reads are cheap. With the
 * default the planner scans a million products in price order to find the few of a category.
 */
const pageCost = '0.1'
const int8 = 20
const numeric = 1700
// Amounts in kuruş are far below 2^53 and ratings have one decimal, so both are read as plain numbers.
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)

/** A dump of the embedded database in a data folder, for `openDatabase`. */
export async function dumpDatabase(dataDir: string): Promise<Blob> {
  const pglite = await PGlite.create(join(dataDir, 'pglite'), { extensions: { pg_trgm } })
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

/** PostgreSQL 15 or newer if a URL is given, otherwise PGlite in the data folder, locked for this process. */
export async function openDatabase(options: {
  readonly url?: string | undefined
  readonly dataDir: string
  readonly poolSize?: number
  /** Statement timeout on PostgreSQL; 0 for none. */
  readonly maxStatementMs?: number
  /** How long a statement waits for a free connection, or PostgreSQL may take to accept a new one, in ms. */
  readonly connectMs?: number
  /** Called with each statement and its duration. */
  readonly log?: (event: LogEvent) => void
  /** A dump of an embedded database, to run in memory: nothing is written to the data folder. */
  readonly dump?: Blob | undefined
  /** True parses each statement of the embedded database once: for callers whose tables keep their columns. */
  readonly prepares?: boolean
  /** Wraps the connections, as a simulation does that ends a process between two statements. */
  readonly wrap?: (dialect: Dialect) => Dialect
}): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url, options) : openPglite(options.dataDir, options)
}

type Options = Omit<Parameters<typeof openDatabase>[0], 'url' | 'dataDir'>

function openKysely(inner: Dialect, { log, wrap = (dialect) => dialect }: Options) {
  let seal: Seal | undefined
  const sealWith = (secrets: readonly string[]) => {
    seal = makeSeal(secrets)
  }
  const dialect = wrap(sealingDialect(inner, () => seal))
  return { db: new Kysely<Schema>({ dialect, ...(log && { log }) }), sealWith }
}

async function openPostgres(url: string, options: Options): Promise<OpenDatabase> {
  const { poolSize = 10, maxStatementMs = 10_000, connectMs = 1_500 } = options
  const watch = detectFrozenServer(url)
  const pool = new pg.Pool({
    connectionString: url,
    stream: () => watch.socket(),
    max: poolSize,
    // By default pg waits forever for a frozen server.
    connectionTimeoutMillis: connectMs,
    statement_timeout: maxStatementMs,
    query_timeout: maxStatementMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    options: `-c seq_page_cost=${pageCost} -c random_page_cost=${pageCost} -c jit=off`,
  })
  // An idle connection may break when the server restarts; the next query opens a new one.
  pool.on('error', () => undefined)
  // A connection may also break between two statements of a transaction, which the pool does not report; the next
  // statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const { db, sealWith } = openKysely(new PostgresDialect({ pool }), options)
  return {
    db,
    sealWith,
    kind: 'postgres',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      watch.stop()
      await db.destroy()
    },
  }
}

async function openPglite(dataDir: string, options: Options): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = takeDataLock(dataDir)
  const folder = join(dataDir, 'pglite')
  mkdirSync(folder, { recursive: true })
  // PGlite makes its files readable to all users, whatever the umask, so only this user may enter the folder.
  chmodSync(folder, 0o700)
  const settings = { extensions: { pg_trgm }, parsers: { [int8]: Number, [numeric]: Number } }
  const pglite = await (
    options.dump ? PGlite.create({ ...settings, loadDataDir: options.dump }) : PGlite.create(folder, settings)
  ).catch((cause: unknown) => {
    unlock()
    throw new Error(
      `The embedded database in ${dataDir} does not open: its files are damaged, or were copied while it ran. Put back a copy that was made while the shop was stopped, or set DATA_DIR to another folder.`,
      { cause },
    )
  })
  await pglite.exec(`set seq_page_cost = ${pageCost}; set random_page_cost = ${pageCost}`)
  const { db, sealWith } = openKysely(
    new PGliteDialect({ pglite: options.prepares ? preparingPglite(pglite) : pglite }),
    options,
  )
  return {
    db,
    sealWith,
    kind: 'pglite',
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}
