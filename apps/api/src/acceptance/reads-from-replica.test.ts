import { getCart, getProductPage } from '@market/contract'
import type { Database, OpenDatabase, Replica } from '@market/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { openPatiently } from '../testing/open-patiently.ts'

const patience = { timeout: 30_000, interval: 50 }
const maxLagMs = 3_000
let postgres: TestPostgres
let copy: OpenDatabase
let api: TestApi
beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.startStandby()
  copy = await openPatiently(url)
  const database = await openPatiently(postgres.url)
  api = await startTestApi({ databaseReplicaUrl: url, replicaLagMs: maxLagMs }, database)
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 5 } })
})
afterAll(async () => {
  await api.stop()
  await copy.close()
  postgres.stop()
})

const replica = (): Replica => {
  if (!api.replica) throw new Error('the API has no replica')
  return api.replica
}
const isCopy = async (db: Database) =>
  (await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(db)).rows[0]?.copy
const readsCopy = () => replica().read(isCopy)
const pause = () => sql`select pg_wal_replay_pause()`.execute(copy.db)
const resume = () => sql`select pg_wal_replay_resume()`.execute(copy.db)
const rename = (name: string) => api.deps.db.updateTable('products').set({ name }).where('id', '=', 1).execute()

it('reads a product from the copy, and what belongs to a shopper from the database', async () => {
  const visitor = await makeVisitor(api.url)
  await rename('Eski')
  await expect.poll(readsCopy, patience).toBe(true)
  const nameSeen = async () => (await visitor.ask(getProductPage, { query: { productId: 1 } })).product.name
  await expect.poll(nameSeen, patience).toBe('Eski')
  await pause()
  await rename('Yeni')
  expect(await nameSeen()).toBe('Eski')
  expect(await visitor.ask(getCart)).toBeDefined()
  await expect.poll(nameSeen, patience).toBe('Yeni')
  await resume()
})

it('leaves a copy that is too far behind, and comes back to it', async () => {
  await expect.poll(readsCopy, patience).toBe(true)
  await pause()
  await rename('Geride')
  await expect.poll(readsCopy, patience).toBe(false)
  const figures = await (await fetch(`${api.url}/metrics`)).text()
  expect(Number(/^market_replica_lag_seconds (.+)$/m.exec(figures)?.[1])).toBeGreaterThan(maxLagMs / 1000)
  await resume()
  await expect.poll(readsCopy, patience).toBe(true)
})

it('goes on reading from the copy while the database is away, and knows its visitors', async () => {
  const visitor = await makeVisitor(api.url)
  await expect.poll(readsCopy, patience).toBe(true)
  // Wait until the replica is well within the bound, since one that has just caught up is at its limit.
  await expect.poll(() => replica().lagMs(), patience).toBeLessThan(maxLagMs / 4)
  postgres.freeze()
  try {
    for (const end = performance.now() + 1.5 * maxLagMs; performance.now() < end;) expect(await readsCopy()).toBe(true)
    const { status } = await visitor.call(getProductPage, { query: { productId: 1 } })
    expect(status).toBe(200)
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
    expect((await visitor.call(getCart)).status).toBe(503)
  } finally {
    postgres.thaw()
  }
})

it('repeats on the database a read that breaks on the copy', async () => {
  await expect.poll(readsCopy, patience).toBe(true)
  postgres.stopStandby()
  expect(await readsCopy()).toBe(false)
})
