import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import {
  deleteAlarm,
  getPushKey,
  postAlarm,
  postDeleteAccount,
  postGuestMembership,
  postLogout,
  postPush,
  postPushEnd,
  postPushState,
} from '@market/contract'
import { expect, it } from 'vitest'
import { tellAlarms } from '../alarms/tell-alarms.ts'
import { doInOffice } from '../office/run-office.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import type { TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper } from '../testing/shopper.ts'
import { deliverPushes } from './deliver-pushes.ts'

const apis = bothDatabases()
let product = 900

/** Simulates a browser: its keys, and how it decrypts a push message (RFC 8291). */
function browser(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
  const body = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const read = (message: Buffer): unknown => {
    const salt = message.subarray(0, 16)
    const idLength = message[20] ?? 0
    const sender = message.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = message.subarray(21 + idLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { body, endpoint, read }
}

async function buy(api: TestApi, who?: Parameters<typeof makeShopper>[1]) {
  product += 1
  await insertProduct(api.deps.db, { id: product, shop_id: 1, stocks: { '': 5 } })
  const shopper = await makeShopper(api, who)
  await shopper.add(product)
  const number = await completeCardOrder(api, shopper)
  const step = (...args: readonly string[]) => doInOffice(api.deps, args, api.provider)
  return {
    shopper,
    number,
    ship: () => step('hand-over', number, '1', 'GV', '1'),
    takeOut: () => step('take-out', number, '1'),
  }
}
/** Delivers due pushes to a push service that answers with this status. */
async function deliver({ deps }: TestApi, answer: number | (() => never) = 201) {
  const sent: { endpoint: string; body: Buffer; headers: Headers }[] = []
  await deliverPushes(deps, async (endpoint, { body, headers }) => {
    sent.push({ endpoint, body: Buffer.from(body as Uint8Array), headers: new Headers(headers) })
    return typeof answer === 'number' ? answer : answer()
  })
  return sent
}

it.each(['pglite', 'postgres'] as const)(
  'tells a step once, sealed for the browser that asked for it, on %s',
  async (name) => {
    const api = apis[name]
    const { shopper, number, ship, takeOut } = await buy(api)
    const { body, endpoint, read } = browser(`once-${name}`)
    expect((await shopper.ask(getPushKey)).key).toBe(api.deps.config.pushKeys.publicKey)
    expect(await shopper.ask(postPushState, { body: { endpoint } })).toEqual({ on: false })
    for (let turn = 0; turn < 2; turn += 1) expect(await shopper.ask(postPush, { body })).toEqual({ on: true })
    expect(await shopper.ask(postPushState, { body: { endpoint } })).toEqual({ on: true })
    await Promise.all([ship(), ship()])
    const [message, ...more] = await deliver(api)
    expect(more).toEqual([])
    expect(message?.endpoint).toBe(endpoint)
    // The text on a locked screen has no name, product or order.
    expect(read(message?.body ?? Buffer.alloc(0))).toEqual({ title: 'Paketiniz yola çıktı', url: '/my/siparis-takip' })
    expect(message?.body.includes(number)).toBe(false)
    expect(message?.headers.get('authorization')).toMatch(/^vapid t=/)
    expect(await deliver(api)).toEqual([])
    await shopper.ask(postPushEnd, { body: { endpoint } })
    await takeOut()
    expect(await deliver(api)).toEqual([])
  },
)

it('a broken key is refused, and a stored one costs only its own message', async () => {
  const api = apis.postgres
  const [bad, good] = [await buy(api), await buy(api)]
  const [broken, whole] = [browser('broken'), browser('whole')]
  const p256dh = `B${'A'.repeat(86)}`
  expect((await bad.shopper.call(postPush, { body: { ...broken.body, p256dh } })).status).toBe(422)
  await bad.shopper.ask(postPush, { body: broken.body })
  // Stored as an earlier version accepted it.
  await api.deps.db.updateTable('push_subscriptions').set({ p256dh }).where('endpoint', '=', broken.endpoint).execute()
  await good.shopper.ask(postPush, { body: whole.body })
  await bad.ship()
  await good.ship()
  expect((await deliver(api)).map(({ endpoint }) => endpoint)).toEqual([whole.endpoint])
  expect(await api.deps.db.selectFrom('pushes').select('id').execute()).toEqual([])
})

it('deletes a subscription that its service no longer knows, and retries others', async () => {
  const api = apis.postgres
  const { shopper, ship, takeOut } = await buy(api)
  const { body, endpoint } = browser('gone')
  await shopper.ask(postPush, { body })
  await ship()
  expect(await deliver(api, 503)).toHaveLength(1)
  expect(await deliver(api)).toEqual([])
  api.advance(61_000)
  expect(
    await deliver(api, () => {
      throw new Error('no line')
    }),
  ).toHaveLength(1)
  api.advance(121_000)
  expect(await deliver(api, 410)).toHaveLength(1)
  expect(await shopper.ask(postPushState, { body: { endpoint } })).toEqual({ on: false })
  await takeOut()
  expect(await deliver(api)).toEqual([])
})

it('ends with the session that consented, and with the account', async () => {
  const api = apis.postgres
  const member = await insertMember(api)
  const { shopper, ship, takeOut } = await buy(api, member.credentials)
  const other = await makeVisitor(api.url, member.credentials)
  const [home, phone] = [browser('home'), browser('phone')]
  await shopper.ask(postPush, { body: home.body })
  await other.ask(postPush, { body: phone.body })
  await other.ask(postLogout)
  await ship()
  expect((await deliver(api)).map(({ endpoint }) => endpoint)).toEqual([home.endpoint])
  await takeOut()
  await shopper.ask(postDeleteAccount, { body: { password: member.credentials.password } })
  expect(await deliver(api)).toEqual([])
  expect(
    await api.deps.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('endpoint', 'in', [home.endpoint, phone.endpoint])
      .execute(),
  ).toEqual([])
})

it.each(['pglite', 'postgres'] as const)(
  'goes on for the member whom its guest signs in as, and stays with nobody after the sign-out, on %s',
  async (name) => {
    const api = apis[name]
    const member = await insertMember(api)
    const { shopper: home, ship } = await buy(api, member.credentials)
    const [device, old] = [browser(`login-${name}`), browser(`logout-${name}`)]
    await home.ask(postPush, { body: old.body })
    const guest = await makeVisitor(api.url)
    await guest.ask(postPush, { body: device.body })
    const stranger = await makeVisitor(api.url, (await insertMember(api)).credentials)
    const signedIn = await makeVisitor(api.url, member.credentials, guest.bearer)
    const isOn = async (who: typeof guest) => (await who.ask(postPushState, { body: { endpoint: device.endpoint } })).on
    expect([await isOn(signedIn), await isOn(stranger), await isOn(home)]).toEqual([true, false, true])
    // A message queued for a device is not delivered to its next owner.
    await ship()
    await home.ask(postLogout)
    const next = await makeVisitor(api.url)
    await next.ask(postPush, { body: old.body })
    expect((await deliver(api)).map(({ endpoint }) => endpoint)).toEqual([device.endpoint])
    await signedIn.ask(postLogout)
    const later = await makeVisitor(api.url)
    expect(await isOn(later)).toBe(false)
    expect(await later.ask(postPushState, { body: { endpoint: old.endpoint } })).toEqual({ on: false })
  },
)

it('sends messages to a guest who becomes a member, and not after another member’s login', async () => {
  const api = apis.pglite
  const { shopper: guest, ship } = await buy(api)
  const { body, endpoint } = browser('membership')
  await guest.ask(postPush, { body })
  const { access_token } = await guest.ask(postGuestMembership, { body: { contract_accepted: true } })
  await ship()
  expect((await deliver(api)).map((sent) => sent.endpoint)).toEqual([endpoint])
  // Subscriptions do not move from one member to another.
  const other = await makeVisitor(api.url, (await insertMember(api)).credentials, access_token)
  expect(await other.ask(postPushState, { body: { endpoint } })).toEqual({ on: false })
})

it('a subscription belongs to one visitor, and is sent only to addresses of push services', async () => {
  const api = apis.pglite
  const { shopper, ship } = await buy(api)
  const { body, endpoint } = browser('mine')
  await shopper.ask(postPush, { body })
  const stranger = await makeVisitor(api.url)
  expect(await stranger.ask(postPushState, { body: { endpoint } })).toEqual({ on: false })
  await stranger.ask(postPushEnd, { body: { endpoint } })
  for (const address of [
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://localhost/x',
  ])
    expect((await stranger.call(postPush, { body: { ...body, endpoint: address } })).status, address).toBe(422)
  // The address is checked again at delivery, however it got into the table.
  await api.deps.db
    .updateTable('push_subscriptions')
    .set({ endpoint: 'https://10.0.0.1/x' })
    .where('endpoint', '=', endpoint)
    .execute()
  await ship()
  expect(await deliver(api)).toEqual([])
  expect(await shopper.ask(postPushState, { body: { endpoint: 'https://10.0.0.1/x' } })).toEqual({ on: false })
})

it.each(['pglite', 'postgres'] as const)(
  'tells an alarm once, with its product and the way there, and ends with it, on %s',
  async (name) => {
    const api = apis[name]
    const { db } = api.deps
    const costs = async (price: number) => {
      await db.updateTable('products').set({ price }).where('id', '=', product).execute()
      await tellAlarms(api.deps)
    }
    product += 1
    await insertProduct(db, { id: product })
    const visitor = await makeVisitor(api.url, (await insertMember(api)).credentials)
    const silent = await makeVisitor(api.url, (await insertMember(api)).credentials)
    const { body, read } = browser(`alarm-${name}`)
    await visitor.ask(postPush, { body })
    const wait = async (by: typeof visitor, target: number) => {
      const asked = { product_id: product, kind: 'price' as const, attr_id: '', target }
      return by.ask(postAlarm, { body: asked }, { 'idempotency-key': `push-alarm-${name}-${target}` })
    }
    await wait(visitor, 90)
    await wait(silent, 89)
    await costs(8_900)
    const [message, ...more] = await deliver(api)
    // The other member has the same alarm but has not consented to pushes.
    expect(more).toEqual([])
    expect(read(message?.body ?? Buffer.alloc(0))).toEqual({
      title: `Beklediğiniz fiyata indi: Sesta Deneme Ürünü ${product}`,
      url: `/deneme-urunu-${product}-p-${product}`,
    })
    await costs(8_800)
    expect(await deliver(api)).toEqual([])
    // One alarm was ended after its push was queued, the other before it was due.
    const told = await wait(visitor, 80)
    await costs(7_900)
    await visitor.ask(deleteAlarm, { params: { id: told.id } })
    expect(await deliver(api)).toEqual([])
    const waiting = await wait(visitor, 70)
    await visitor.ask(deleteAlarm, { params: { id: waiting.id } })
    await costs(6_900)
    expect(await deliver(api)).toEqual([])
  },
)
