import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInitPayment, postCashOnDelivery } from '@market/contract'
import { type Database, sqlOrders, transact } from '@market/database'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, proveGuest } from '../testing/shopper.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { openPatiently } from '../testing/open-patiently.ts'

// Only PostgreSQL can show races: PGlite has one connection, so its transactions never wait for each other.
let postgres: TestPostgres
let api: TestApi
beforeAll(async () => {
  postgres = await startPostgres()
  api = await startTestApi({}, await openPatiently(postgres.url, { poolSize: 30 }))
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(async () => {
  await api.stop()
  postgres.stop()
})

// security.md 5.
test('one key, twenty times at once: one order, one payment at the bank, one answer', async () => {
  const { db } = api.deps
  await insertProduct(db, { id: 9, stocks: { '': 100 } })
  for (let round = 0; round < 5; round += 1) {
    const shopper = await makeShopper(api)
    await shopper.add(9, 2)
    const wish = await shopper.wish()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.pay(wish, 'tek-anahtar')))
    const [first] = answers
    expect(first?.status).toBe(200)
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: first?.data })
    expect(await readOrders(db, shopper.email)).toMatchObject([
      { number: first?.data.order_id, status: 'awaiting_payment' },
    ])
  }
  expect(await readStock(db, 9)).toBe(90)
})

test('simultaneous new attempts of many shoppers cause no deadlock and lose no unit', async () => {
  const { db } = api.deps
  for (const id of [1, 2, 3]) await insertProduct(db, { id, stocks: { '': 100 } })
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => makeShopper(api)))
  for (const round of [[3], [1, 2], [1]]) {
    const attempts = shoppers.map(async (shopper, index) => {
      for (const id of index % 2 === 0 ? round : round.toReversed()) await shopper.add(id)
      return shopper.wish()
    })
    const wishes = await Promise.all(attempts)
    const answers = await Promise.all(shoppers.map((shopper, index) => shopper.pay(wishes[index] ?? {})))
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(shoppers.map(() => '200 '))
  }
  expect([await readStock(db, 1), await readStock(db, 2), await readStock(db, 3)]).toEqual([76, 88, 88])
  for (const { email } of shoppers)
    expect((await readOrders(db, email)).map(({ stock_held }) => stock_held)).toEqual([false, false, true])
})

test('the last unit can be ordered by one shopper in several tabs at once', async () => {
  const { db } = api.deps
  await insertProduct(db, { id: 22, stocks: { '': 1 } })
  const shopper = await makeShopper(api)
  await shopper.add(22)
  for (let round = 0; round < 5; round += 1) {
    const wishes = [await shopper.wish(), await shopper.wish(), await shopper.wish()]
    const answers = await Promise.all(wishes.map((wish) => shopper.pay(wish)))
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(wishes.map(() => '200 '))
    expect(await readStock(db, 22)).toBe(0)
  }
})

test('a refusal of the old attempt and a simultaneous new attempt are both answered', async () => {
  const { db } = api.deps
  await insertProduct(db, { id: 21, stocks: { '': 100 } })
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => makeShopper(api)))
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(shoppers.map((shopper) => shopper.add(21)))
    const wishes = await Promise.all(
      shoppers.map(async (shopper) => [await shopper.wish('no-limit'), await shopper.wish()] as const),
    )
    const answers = await Promise.all(
      shoppers.flatMap((shopper, index) => [
        shopper.pay(wishes[index]?.[0] ?? {}),
        shopper.pay(wishes[index]?.[1] ?? {}),
      ]),
    )
    for (const { status } of answers) expect([200, 422]).toContain(status)
  }
})

test('limits of one mailbox hold for sessions that buy at once', async () => {
  const { db } = api.deps
  await insertProduct(db, { id: 41, stocks: { '': 100 } })
  const guests = await Promise.all(Array.from({ length: 6 }, () => makeShopper(api)))
  for (const guest of guests) {
    await proveGuest(api, guest.bearer, 'kapida@ornek.com')
    await guest.add(41)
    await guest.ask(getInitPayment)
  }
  const wishes = await Promise.all(guests.map((guest) => guest.wish()))
  const answers = await Promise.all(
    guests.map((guest, index) => {
      const { card_token: _, card: __, ...wish } = wishes[index] ?? ({} as never)
      return guest.call(postCashOnDelivery, { body: wish })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('an order that waited for a cart which was closed meanwhile locks the one that follows it', async () => {
  const { db } = api.deps
  const [ownerId, first, next] = [randomUUID(), randomUUID(), randomUUID()]
  const now = new Date()
  const cart = (id: string) => ({
    id,
    owner_id: ownerId,
    status: 'active',
    revision: 1,
    created_at: now,
    updated_at: now,
  })
  await db.insertInto('carts').values(cart(first)).execute()
  let locked: Promise<string | undefined> | undefined
  await db.transaction().execute(async (trx) => {
    await sqlOrders(trx).lockCart(ownerId)
    locked = db.transaction().execute((other) => sqlOrders(other).lockCart(ownerId))
    await waitForLock(db)
    await trx.updateTable('carts').set({ status: 'ordered' }).where('id', '=', first).execute()
    await trx.insertInto('carts').values(cart(next)).execute()
  })
  expect(await locked).toBe(next)
})

/** Waits until a transaction is blocked by another one's row lock. */
async function waitForLock(db: Database): Promise<void> {
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`
  while (((await waiting.execute(db)).rows[0]?.n ?? 0) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('of two transactions that wait for each other both are done', async () => {
  const { db } = api.deps
  for (const id of [31, 32]) await insertProduct(db, { id, stocks: { '': 10 } })
  let arrived = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const take = (first: number, second: number) =>
    transact(db, async (trx) => {
      const less = (id: number) =>
        trx
          .updateTable('product_stock')
          .set((row) => ({ stock: row('stock', '-', 1) }))
          .where('product_id', '=', id)
          .execute()
      await less(first)
      arrived += 1
      if (arrived === 2) meet()
      await both
      await less(second)
    })
  await Promise.all([take(31, 32), take(32, 31)])
  const left = await db.selectFrom('product_stock').select('stock').where('product_id', 'in', [31, 32]).execute()
  expect(left).toEqual([{ stock: 8 }, { stock: 8 }])
})
