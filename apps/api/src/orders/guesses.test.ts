import { getOrder } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

// security.md 14.
test('an order is not found by a neighbouring number or by its internal id', async () => {
  const [owner, other] = [await insertMember(api), await insertMember(api)]
  const shopper = await makeShopper(api, owner.credentials)
  await shopper.add(1)
  const number = await completeCardOrder(api, shopper)
  await shopper.add(1)
  const next = await completeCardOrder(api, shopper)
  expect((await shopper.ask(getOrder, { params: { id: number } })).order_id).toBe(number)
  const stranger = await makeVisitor(api.url, other.credentials)
  const near = [...letters].flatMap((letter) => [`${number.slice(0, -1)}${letter}`, `${next.slice(0, -1)}${letter}`])
  const counted = Array.from({ length: 50 }, (_, index) => String(index + 1))
  for (const guess of [...near, ...counted, `${number}%`, `${number.slice(0, 5)}*`, "' or 1=1 --"]) {
    const heard = await stranger.call(getOrder, { params: { id: guess } })
    expect([guess, heard.status]).toEqual([guess, 404])
  }
})
