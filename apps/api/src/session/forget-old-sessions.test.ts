import { addToCart, getCart, getMe, postAddress, postSetTc } from '@market/contract'
import { randomUUID } from 'node:crypto'
import { forgetOldSessions } from '@market/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeExpiredRows } from '../wiring/purge-expired-rows.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertOrder } from '../testing/insert-order.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

const day = 24 * 3_600_000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const count = async (table: 'sessions' | 'addresses' | 'national_ids' | 'carts' | 'cart_items' | 'orders') => {
  const { rows } = await api.deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
const leaveTraces = async (credentials?: { readonly username: string; readonly password: string }) => {
  const visitor = await makeVisitor(api.url, credentials)
  await visitor.ask(addToCart, { body: { product_id: 1, num: 1, attr_id: '' } })
  await visitor.ask(postAddress, { body: homeAddress })
  await visitor.ask(postSetTc, { body: { tc: '10000000146' } })
  return visitor
}

it('forgets all that are old, however many there are', async () => {
  const { db, clock } = api.deps
  const renewed_at = new Date(clock.now().getTime() - 31 * day)
  const old = Array.from({ length: 5 }, () => ({ id: randomUUID(), created_at: renewed_at, renewed_at }))
  await db.insertInto('sessions').values(old).execute()
  await forgetOldSessions(db, clock.now(), 2)
  expect(await db.selectFrom('sessions').select('id').where('renewed_at', '<=', renewed_at).execute()).toEqual([])
})

it('a visitor who does not come back is forgotten after a month, a member and an order are not', async () => {
  const member = await insertMember(api)
  await leaveTraces()
  await leaveTraces(member.credentials)
  await insertOrder(api, { userId: member.id, productId: 1 })
  api.advance(29 * day)
  await purgeExpiredRows(api.deps.db, api.deps.clock.now())
  expect([await count('addresses'), await count('national_ids')]).toEqual([2, 2])
  api.advance(2 * day)
  const here = await makeVisitor(api.url, member.credentials)
  await purgeExpiredRows(api.deps.db, api.deps.clock.now())
  expect([await count('addresses'), await count('national_ids'), await count('cart_items')]).toEqual([1, 1, 1])
  expect((await here.ask(getMe)).email).toBe(member.email)
  expect((await here.ask(getCart)).count).toBe(1)
  expect(await count('orders')).toBe(1)
  // Only the newest session is left.
  expect(await count('sessions')).toBe(1)
})
