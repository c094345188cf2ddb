import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase, migrate, openDatabase, type OpenDatabase } from '@market/database'
import { sql } from 'kysely'
import { makeBooks } from '@market/bank'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { bankBooks } from '../../bank/start-sandbox-bank.ts'
import { copyTemplate } from '../../testing/database-template.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { type Life, mortalDialect } from './mortal-dialect.ts'
import { ownClock } from './own-clock.ts'

export const storeKinds = ['pglite', 'postgres'] as const
export type StoreKind = (typeof storeKinds)[number]

/** A database in which one year after another runs. */
export interface Store {
  readonly kind: StoreKind
  readonly database: OpenDatabase
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
  const life: Life = { left: undefined, dead: false, now: () => 0 }
  const server = kind === 'postgres' ? await startPostgres() : undefined
  const database = await openDatabase({
    dataDir,
    url: server?.url,
    dump: kind === 'pglite' ? await makeDump(dataDir) : undefined,
    maxStatementMs: 120_000,
    wrap: (dialect) => mortalDialect(dialect, life),
  })
  await migrate(database.db)
  await makeBooks(bankBooks(database.db))
  await ownClock(database.db)
  const tables = await keepRows(database)
  return {
    kind,
    database: { ...database, close: async () => undefined },
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

/** The embedded database runs in memory, which is twice as fast as in files. */
async function makeDump(dataDir: string): Promise<Blob> {
  const folder = join(dataDir, 'template')
  if (template === undefined) await makeMigrated(folder)
  else copyTemplate(template, folder)
  return dumpDatabase(folder)
}

/** Makes a template for other processes; its folder belongs to the caller. */
export async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-year-template-'))
  await makeMigrated(dataDir)
  return dataDir
}

async function makeMigrated(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir })
  await migrate(db)
  await close()
}

interface Table {
  readonly name: string
  /** Columns that are written, between commas; undefined for a table that is empty at first. */
  readonly columns: string | undefined
}

/** Copies the rows that migrations wrote, such as tax rates. */
async function keepRows({ db }: OpenDatabase): Promise<readonly Table[]> {
  await sql`create schema year_kept`.execute(db)
  const { rows } = await sql<{ name: string; columns: string }>`
    select quote_ident(t.table_schema) || '.' || quote_ident(t.table_name) as name,
      string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema in ('public', 'bank') and t.table_type = 'BASE TABLE' and t.table_name <> 'migrations'
      and c.is_generated = 'NEVER'
    group by 1 order by 1`.execute(db)
  const tables: Table[] = []
  for (const { name, columns } of rows) {
    const { rows: some } = await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db)
    if (some.length > 0) await sql.raw(`create table ${keptOf(name)} as select ${columns} from ${name}`).execute(db)
    tables.push({ name, columns: some.length > 0 ? columns : undefined })
  }
  return tables
}

const keptOf = (name: string) => `year_kept.${name.replace('.', '_')}`

async function restoreRows({ db }: OpenDatabase, tables: readonly Table[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Neither triggers nor foreign keys look at rows that only come back.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`).execute(trx)
    for (const { name, columns } of tables)
      if (columns !== undefined)
        await sql
          .raw(`insert into ${name} (${columns}) overriding system value select ${columns} from ${keptOf(name)}`)
          .execute(trx)
  })
}
