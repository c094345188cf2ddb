import {
  auditBooks,
  completeCardOrder,
  insertMember,
  insertProduct,
  insertShop,
  makeShopper,
  phonePhoto,
} from '@market/api/testing'
import { cancelCalls, getRefund } from '@market/contract'
import { getDisputes, getReturns, postDispute, postDisputePhoto, postReturn } from '@market/contract/counter'
import { expect, it } from 'vitest'
import { copyRows, copyToOlder } from '../testing/copy-to-older.ts'
import { passDays, passDaysUntil } from '../testing/sale.ts'
import { startTestCounter } from '../testing/start-test-counter.ts'

it('a return that was open before sellers answered returns is split, disputed and refunded to the kuruş', async () => {
  const before = await startTestCounter({}, { shops: [] })
  const { db, clock, config } = before.api.deps
  for (const id of [1, 2]) {
    await insertShop(db, { id, cargo_price: 1_000 * id })
    await insertProduct(db, { id, shop_id: id, price: 3_333 })
  }
  const { credentials } = await insertMember(before.api)
  const buyer = await makeShopper(before.api, credentials)
  for (const id of [1, 2]) await buyer.add(id, 2)
  const number = await completeCardOrder(before.api, buyer)
  await passDays(before, 10)
  const items = [1, 2].map((product_id) => ({ product_id, quantity: 2, reason_id: 14 }))
  const body = { order_id: number, items }
  await (await makeShopper(before.api, credentials)).ask(cancelCalls.postAction, { body })

  const databaseUrl = await copyToOlder(db, config.databaseUrl ?? '', '0003-market-people')
  const shop = await startTestCounter({ databaseUrl, secrets: config.secrets }, { shops: [] })
  const { api } = shop
  await copyRows(db, api.deps.db, 'bank')
  api.advance(clock.now().getTime() - api.deps.clock.now().getTime())
  await before.stop()
  await api.deps.db.updateTable('shops').set({ autopilot: false }).where('id', 'in', [1, 2]).execute()
  const [one, two] = [await shop.key('operasyon', 1), await shop.key('operasyon', 2)]
  const arrived = async (seller: typeof one) => (await seller.ask(getReturns, { query: { tab: 'arrived' } })).items[0]
  expect((await two.ask(getReturns, { query: { tab: 'awaited' } })).items).toMatchObject([{ lines: [{ units: 2 }] }])
  await passDaysUntil(shop, async () => (await arrived(one)) !== undefined)
  const [first, second] = [await arrived(one), await arrived(two)]
  if (!first || !second) throw new Error('a part of the return is missing')
  await one.ask(postReturn, { params: { id: first.id }, body: { revision: first.revision } })
  const { key } = await two.ask(postDisputePhoto, {
    params: { id: second.id },
    file: await phonePhoto('#345', 60, 60),
  })
  const dispute = { reason: 'used' as const, photos: [key] }
  const accept = second.lines.map(({ line }) => ({ line, units: 1 }))
  await two.ask(postReturn, { params: { id: second.id }, body: { revision: second.revision, accept, dispute } })
  const office = await shop.member('destek')
  const [disputed] = (await office.ask(getDisputes, { query: {} })).items
  const decision = { revision: disputed?.revision, for: 'shopper', reason: 'Fotoğraf yeterli değil.' }
  expect((await office.call(postDispute, { params: { id: disputed?.id }, body: decision })).status).toBe(200)
  await passDays(shop, 1)

  const seen = await makeShopper(api, credentials)
  const { refunds } = await seen.ask(getRefund, { params: { order_id: number } })
  expect(refunds.map(({ status, total }) => `${status} ${total}`).toSorted()).toEqual([
    'refunded 33.33',
    'refunded 53.33',
    'refunded 76.66',
  ])
  expect(await auditBooks(api.deps.db)).toEqual([])
  await shop.stop()
})
