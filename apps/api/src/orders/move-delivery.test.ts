import { getOrder, getTrack, postDeliveryTimes, putDeliveryTime } from '@market/contract'
import { beforeAll, expect, it } from 'vitest'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { findParcel, moveParcel } from '../fulfilment/move-parcel.ts'
import { showWaiting } from '../office/show-waiting.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct } from '../testing/insert-product.ts'
import type { TestApi } from '../testing/index.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper, proveGuest } from '../testing/shopper.ts'

const apis = bothDatabases()
let product = 300
const hour = 3_600_000

beforeAll(async () => {
  for (const { deps } of [apis.pglite, apis.postgres])
    await deps.db.updateTable('shops').set({ city: 'İzmir' }).where('id', '=', 1).execute()
})

async function buy(api: TestApi, who?: Parameters<typeof makeShopper>[1]) {
  product += 1
  await insertProduct(api.deps.db, { id: product, shop_id: 1, stocks: { '': 5 } })
  const shopper = await makeShopper(api, who)
  await shopper.add(product)
  const number = await completeCardOrder(api, shopper)
  const name = { order_id: number, shop_id: 1 }
  return { shopper, number, name }
}
const setStatus = async ({ deps: { db } }: TestApi, number: string, status: 'shipped' | 'out_for_delivery') => {
  const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await db.updateTable('parcels').set({ status }).where('order_id', '=', order.id).execute()
}

it.each(['pglite', 'postgres'] as const)(
  'a parcel comes on the day and in the hours that were chosen, and stays once it is out, on %s',
  async (name) => {
    const api = apis[name]
    const { credentials } = await insertMember(api)
    const { shopper, number, name: parcel } = await buy(api, credentials)
    const { days, hours } = await shopper.ask(postDeliveryTimes, { body: parcel })
    expect(days).toHaveLength(6)
    expect(hours).toEqual([
      { from: 9, to: 13 },
      { from: 13, to: 18 },
      { from: 18, to: 21 },
    ])
    const day = days[5] ?? ''
    const body = { ...parcel, day, from: 18 }
    // A repeated request, and one from another tab with a different choice: the last request wins.
    const key = { 'idempotency-key': `key-of-${number}` }
    const [once, twice] = await Promise.all([
      shopper.call(putDeliveryTime, { body }, key),
      shopper.call(putDeliveryTime, { body }, key),
    ])
    expect([once.status, twice.status]).toEqual([200, 200])
    await shopper.ask(putDeliveryTime, { body: { ...body, from: 9 } })
    const moved = await shopper.ask(putDeliveryTime, { body })
    expect(moved.shops[0]).toMatchObject({
      delivery_time: { day, from: 18, to: 21 },
      delivery_movable: true,
      next_step: expect.stringContaining('saat 18.00–21.00 arasında kapınızda'),
    })
    // The parcel was promised for earlier but waits: the carrier takes it out an hour before the chosen hours and
    // arrives within them.
    const stateAt = async (iso: string) => {
      api.advance(Date.parse(iso) - api.deps.clock.now().getTime())
      await advanceParcels(api.deps, api.provider)
      const later = await makeVisitor(api.url, credentials)
      return (await later.ask(getOrder, { params: { id: number } })).shops[0]
    }
    expect(await stateAt(`${day}T16:30:00+03:00`)).toMatchObject({ status: 'shipped', delivery_movable: true })
    expect(await stateAt(`${day}T17:30:00+03:00`)).toMatchObject({
      status: 'out_for_delivery',
      delivery_movable: false,
      next_step: 'Kuryemiz bugün saat 18.00–21.00 arasında kapınızda olacak.',
    })
    const later = await makeVisitor(api.url, credentials)
    const refused = await later.call(putDeliveryTime, { body })
    expect([refused.status, refused.message]).toEqual([
      409,
      'Paketiniz dağıtıma çıktığı için teslimat zamanı değiştirilemiyor.',
    ])
    expect((await later.call(postDeliveryTimes, { body: parcel })).status).toBe(409)
    expect(await stateAt(`${day}T20:00:00+03:00`)).toMatchObject({ status: 'delivered' })
  },
)

it('refuses a time that is not offered, a stranger, and a guest without a proven address', async () => {
  const api = apis.postgres
  const { shopper, number, name } = await buy(api)
  const { days } = await shopper.ask(postDeliveryTimes, { body: name })
  const [day = ''] = days
  const sunday = new Date(Date.parse(day) + ((7 - new Date(day).getUTCDay()) % 7) * 24 * hour)
    .toISOString()
    .slice(0, 10)
  for (const wish of [
    { day: sunday, from: 9 },
    { day: '2020-01-02', from: 9 },
    { day: 'yarın', from: 9 },
    { day, from: 10 },
  ])
    expect((await shopper.call(putDeliveryTime, { body: { ...name, ...wish } })).status).toBe(422)
  const stranger = await makeVisitor(api.url)
  const wish = { ...name, day, from: 9 }
  expect((await stranger.call(putDeliveryTime, { body: wish })).status).toBe(404)
  expect((await stranger.call(postDeliveryTimes, { body: name })).status).toBe(404)
  expect((await shopper.call(putDeliveryTime, { body: { ...wish, shop_id: 2 } })).status).toBe(404)
  await proveGuest(api, stranger.bearer, shopper.email)
  expect((await stranger.ask(putDeliveryTime, { body: wish })).shops[0]?.delivery_time).toEqual({
    day,
    from: 9,
    to: 13,
  })
  expect((await shopper.ask(getTrack, { params: { order_id: number }, query: {} })).shops[0]?.delivery_time?.day).toBe(
    day,
  )
})

it('keeps the carrier from delivering on the old day, and shows the office the new one', async () => {
  const api = apis.postgres
  const { shopper, number, name } = await buy(api)
  await setStatus(api, number, 'shipped')
  const before = await findParcel(api.deps, number, 1)
  const { days } = await shopper.ask(postDeliveryTimes, { body: name })
  const day = days[2] ?? ''
  await shopper.ask(putDeliveryTime, { body: { ...name, day, from: 13 } })
  if (!before) throw new Error('no parcel')
  expect(await moveParcel(api.deps, { ...before, from: 'shipped', to: 'out_for_delivery' })).toBe(false)
  const waiting = await showWaiting.run(api.deps, [], api.provider)
  expect(waiting).toMatchObject({ ok: true, value: expect.stringContaining(`wanted on ${day} from 13 to 18`) })
  await setStatus(api, number, 'out_for_delivery')
  expect((await shopper.call(putDeliveryTime, { body: { ...name, day, from: 9 } })).status).toBe(409)
})
