import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dumpDatabase, migrate, migrations, openDatabase, type OpenDatabase, type Schema } from '@market/database'
import { type Dialect, Kysely, sql } from 'kysely'
import { makeBooks } from '@market/bank'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { bankBooks } from '../../bank/start-sandbox-bank.ts'
import { copyTemplate } from '../../testing/database-template.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { makeLockWatch } from './lock-watch.ts'
import { type Life, makeTurns, mortalDialect } from './mortal-dialect.ts'
import { ownClock } from './own-clock.ts'

export const storeKinds = ['pglite', 'postgres'] as const
export type StoreKind = (typeof storeKinds)[number]

/** A database in which one year after another runs. */
export interface Store {
  readonly kind: StoreKind
  readonly database: OpenDatabase
  /** The database as another process sees it. */
  another(): OpenDatabase
  readonly life: Life
  /** Settings of the shop, of no seed yet. */
  readonly config: Config
  /** Puts back what the migrations made: each year begins with an empty shop. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Data folder of an embedded database that is migrated and empty. */
const template = process.env['YEAR_TEMPLATE']

/** Opens a migrated, empty database whose clock and whose process's life belong to the caller. */
export async function openStore(kind: StoreKind): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-year-'))
  const life: Life = {
    left: undefined,
    dead: false,
    isFull: undefined,
    meanwhile: undefined,
    locks: makeLockWatch(),
    turns: makeTurns(),
    unitsMoved: true,
    now: () => 0,
  }
  const server = kind === 'postgres' ? await startPostgres() : undefined
  let inner: Dialect | undefined
  const database = await openDatabase({
    dataDir,
    url: server?.url,
    dump: kind === 'pglite' ? await keptDump() : undefined,
    prepares: true,
    maxStatementMs: 120_000,
    wrap: (dialect) => {
      inner = dialect
      return mortalDialect(dialect, life)
    },
  })
  if (kind === 'postgres') await prepareStore(database)
  const { rows: tables } = await sql<Table>`select name, columns from year_kept.tables order by name`.execute(
    database.db,
  )
  // A year uses one connection at a time, so no job holds a lock on another one.
  const shared: OpenDatabase = { ...database, kind: 'pglite', close: async () => undefined }
  return {
    kind,
    database: shared,
    another() {
      if (!inner) throw new Error('the store is not open')
      const db = new Kysely<Schema>({ dialect: mortalDialect(inner, life, 'other') })
      return { ...shared, db }
    },
    life,
    config: readConfig({ DATA_DIR: join(dataDir, 'files') }),
    empty: () => restoreRows(database, tables),
    async close() {
      await database.close()
      server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where dumps are kept for the next process. */
const keptIn = process.env['DATA_DIR'] ?? fileURLToPath(new URL('../../../../../node_modules/.market', import.meta.url))

/** Sources that decide what is in a dump, beside the migrations. */
const sources = ['open-store.ts', 'own-clock.ts', '../../../../bank/src/books/make-books.ts']

/**
 * A dump of an empty shop's database, made once for each state of the migrations. The embedded database runs in memory,
 * which is twice as fast as in files.
 */
export async function keptDump(): Promise<Blob> {
  const parts = [
    JSON.stringify(migrations),
    ...sources.map((one) => readFileSync(new URL(one, import.meta.url), 'utf8')),
  ]
  const digest = createHash('sha256').update(parts.join('')).digest('hex').slice(0, 16)
  const kept = join(keptIn, `${dumpName}${digest}.tar`)
  // Another process may make or delete the same dump at this moment, so it is read at once and whole.
  const old = await readFile(kept).catch(() => undefined)
  if (old) return new Blob([old])
  mkdirSync(keptIn, { recursive: true })
  const made = mkdtempSync(join(tmpdir(), 'market-year-template-'))
  if (template !== undefined) copyTemplate(template, made)
  const database = await openDatabase({ dataDir: made })
  await prepareStore(database)
  await database.close()
  const dump = await dumpDatabase(made)
  rmSync(made, { recursive: true, force: true })
  for (const name of readdirSync(keptIn))
    if (name.startsWith(dumpName) && name.endsWith('.tar')) rmSync(join(keptIn, name), { force: true })
  writeFileSync(`${kept}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${kept}.${process.pid}`, kept)
  return dump
}

const dumpName = 'year-database-'

/** Makes an empty shop's tables, whose clock is the year's, and keeps the rows that each year begins with. */
async function prepareStore(database: OpenDatabase): Promise<void> {
  await migrate(database.db)
  await makeBooks(bankBooks(database.db))
  await ownClock(database.db)
  await keepRows(database)
}

interface Table {
  readonly name: string
  /** Columns that are written, between commas; null for a table that is empty at first. */
  readonly columns: string | null
}

/** Copies the rows that migrations wrote, such as tax rates. */
async function keepRows({ db }: OpenDatabase): Promise<void> {
  await sql`create schema year_kept`.execute(db)
  await sql`create table year_kept.tables (name text primary key, columns text)`.execute(db)
  const { rows } = await sql<{ name: string; columns: string }>`
    select quote_ident(t.table_schema) || '.' || quote_ident(t.table_name) as name,
      string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema in ('public', 'bank') and t.table_type = 'BASE TABLE' and t.table_name <> 'migrations'
      and c.is_generated = 'NEVER'
    group by 1 order by 1`.execute(db)
  for (const { name, columns } of rows) {
    const { rows: some } = await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db)
    if (some.length > 0) await sql.raw(`create table ${keptOf(name)} as select ${columns} from ${name}`).execute(db)
    const kept = some.length > 0 ? columns : null
    await sql`insert into year_kept.tables values (${name}, ${kept})`.execute(db)
  }
}

const keptOf = (name: string) => `year_kept.${name.replace('.', '_')}`

async function restoreRows({ db }: OpenDatabase, tables: readonly Table[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Neither triggers nor foreign keys look at rows that only come back.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`).execute(trx)
    for (const { name, columns } of tables)
      if (columns !== null)
        await sql
          .raw(`insert into ${name} (${columns}) overriding system value select ${columns} from ${keptOf(name)}`)
          .execute(trx)
  })
}
