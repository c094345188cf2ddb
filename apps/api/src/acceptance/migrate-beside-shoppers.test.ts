import { migrate, type OpenDatabase, withTryLock } from '@market/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { openPatiently } from '../testing/open-patiently.ts'

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openPatiently(postgres.url)
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  postgres.stop()
})

const column = { name: '9001-column', sql: 'alter table products add column warehouse int' }
const index = {
  name: '9002-index',
  sql: 'drop index concurrently if exists products_shelf; create index concurrently products_shelf on products (stock)',
}

it('lets shoppers read while a migration waits for a long query, and runs it when that query has ended', async () => {
  const { db } = database
  const { promise: reading, resolve: endReading } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const longRead = db.transaction().execute(async (trx) => {
    await sql`select count(*) from products`.execute(trx)
    begin()
    await reading
  })
  await begun
  const upgrade = migrate(db, [column])
  const waits = sql<{ waits: boolean }>`select exists (select 1 from pg_locks where not granted) as waits`
  while (!(await waits.execute(db)).rows[0]?.waits) continue
  // Without the lock timeout this query would wait behind the migration, which waits for the long read that ends only
  // afterwards.
  await sql`select count(*) from products`.execute(db)
  endReading()
  await longRead
  expect(await upgrade).toEqual([column.name])
})

it('creates an index concurrently outside of a transaction, and records both migrations once', async () => {
  expect(await migrate(database.db, [column, index])).toEqual([index.name])
  expect(await migrate(database.db, [column, index])).toEqual([])
  const { rows } = await sql`select indexname from pg_indexes where indexname = 'products_shelf'`.execute(database.db)
  expect(rows).toHaveLength(1)
})

it('takes a database that was made before the baseline as it is, and refuses an older one', async () => {
  const { db } = database
  const { rows: kept } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const record = async (...names: readonly string[]) => {
    await sql`delete from migrations`.execute(db)
    for (const name of names) await sql`insert into migrations (name) values (${name})`.execute(db)
  }
  const later = kept.map(({ name }) => name).filter((name) => name > '0003')
  await record('0001-catalog', '0530-stocked-choices', ...later)
  expect(await migrate(db)).toEqual([])
  await record('0001-catalog', '0520-unit-prices')
  await expect(migrate(db)).rejects.toThrow(/version before 0001-baseline/)
  await record(...kept.map(({ name }) => name))
})

it('vacuum cleans a table while a connection holds a long lock', async () => {
  const visible = sql<{ pages: number }>`select relallvisible as pages from pg_class where relname = 'shelf'`
  await withTryLock(database, 'long-work', async () => {
    await sql`create table shelf as select generate_series(1, 1000) as id`.execute(database.db)
    await sql`vacuum shelf`.execute(database.db)
    expect((await visible.execute(database.db)).rows[0]?.pages).toBeGreaterThan(0)
  })
})
