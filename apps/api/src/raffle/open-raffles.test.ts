import { getGameProducts, getHgsStart, postHgsAccount } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoVehicles } from '../demo/add-demo-tolls.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { drawRaffles } from './draw-raffles.ts'
import { openRaffles } from './open-raffles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ products: 400 })
})
afterAll(() => api.stop())

const running = async () => (await (await makeVisitor(api.url)).ask(getGameProducts, { query: {} })).results

it('a first start opens raffles that cost no more than what is drawn, each drawn at 20.00', async () => {
  const raffles = await running()
  expect(raffles.length).toBeGreaterThan(3)
  for (const { id, ticket_price, tickets_left, draw_at } of raffles) {
    const product = api.deps.db.selectFrom('products').select('price').where('id', '=', id)
    expect(ticket_price * tickets_left * 100).toBeLessThanOrEqual((await product.executeTakeFirstOrThrow()).price)
    expect(draw_at).toContain('T17:00:00')
  }
})

it('others take the place of those that were drawn, and a second turn changes nothing', async () => {
  const before = await running()
  await openRaffles(api.deps.db, api.deps.clock.now())
  expect(await running()).toEqual(before)
  api.advance(3 * 86_400_000)
  await drawRaffles(api.deps)
  await openRaffles(api.deps.db, api.deps.clock.now())
  const after = await running()
  expect(after.map(({ id }) => id)).not.toContain(before[0]?.id)
  expect(after.length).toBeGreaterThanOrEqual(before.length - 1)
})

it('a first start has vehicles and offers to try tolls with', async () => {
  const visitor = await makeVisitor(api.url)
  expect((await visitor.ask(getHgsStart)).offers.length).toBeGreaterThan(3)
  for (const { plate, balance } of demoVehicles)
    expect((await visitor.ask(postHgsAccount, { body: { by: 'plate', vehicle: plate } })).balance).toBe(balance / 100)
})
