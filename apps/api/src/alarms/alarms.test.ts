import {
  checkGuestCode,
  deleteAlarm,
  getAlarms,
  getNotifications,
  postAccessToken,
  postAlarm,
  postAlarmLink,
  postAlarmLinkEnd,
  sendGuestCode,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { alarmDays, maxAlarms } from '@market/domain/alarms'
import { httpAlarms } from '@market/http'
import { alarmGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock, startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'
import { tellAlarms } from './tell-alarms.ts'

const day = 86_400_000
let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  for (const id of [1, 2]) await insertShop(api.deps.db, { id })
})
afterAll(() => api.stop())
beforeEach(async () => {
  product += 2
  await insertProduct(api.deps.db, { id: product })
  await insertProduct(api.deps.db, { id: product + 1, stocks: { '': 0 } })
  await api.deps.db.deleteFrom('mails').execute()
})

alarmGatewayContract('over HTTP', async () => {
  const { client } = await makeClient(api.url, (await insertMember(api)).credentials)
  return {
    alarms: httpAlarms(client),
    offered: { id: productId(product), price: kurus(10_000) },
    soldOut: productId(product + 1),
  }
})

const aMember = async () => {
  const member = await insertMember(api)
  return { ...member, visitor: await makeVisitor(api.url, member.credentials) }
}
const aGuest = async (email: string) => {
  const visitor = await makeVisitor(api.url)
  await visitor.ask(sendGuestCode, { body: { email } }, { 'x-forwarded-for': `198.51.100.${product}` })
  await visitor.ask(checkGuestCode, { body: { email, code: await mailedCode(api.deps.db, email) } })
  await api.deps.db.deleteFrom('mails').execute()
  return visitor
}
let keys = 0
const wait = (by: Visitor, body: object = {}) => {
  keys += 1
  const asked = { product_id: product, kind: 'price', target: 90, ...body }
  return by.call(postAlarm, { body: asked }, { 'idempotency-key': `alarm-key-${keys}` })
}
const costs = (price: number, id = product) =>
  api.deps.db.updateTable('products').set({ price }).where('id', '=', id).execute()
const mailsTo = async (email: string) => {
  await tellAlarms(api.deps)
  return (await readMails(api.deps.db)).filter(({ recipient }) => recipient === email)
}
const endOf = (text: string | undefined) => /\/my\/alarm-bitir#(\S+)/.exec(text ?? '')?.[1] ?? ''

describe('an alarm', () => {
  it('sends one mail and one notification when the price reaches its target', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    await costs(9_001)
    expect(await mailsTo(email)).toEqual([])
    await costs(9_000)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Sesta Deneme Ürünü')
    expect(mail?.text).toContain('90,00 TL')
    const pictured = await api.deps.db
      .selectFrom('products')
      .select('images')
      .where('id', '=', product)
      .executeTakeFirst()
    expect(mail?.html).toContain(`/img/160/${pictured?.images[0] ?? 'none'}"`)
    expect((await visitor.ask(getNotifications, { query: {} })).result).toMatchObject([
      { title: 'Beklediğiniz fiyata indi', link: `/deneme-urunu-${product}-p-${product}` },
    ])
    expect((await visitor.ask(getAlarms)).results).toMatchObject([{ state: 'told', target: 90 }])
    await costs(8_000)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('on stock waits for the combination chosen', async () => {
    const { visitor, email } = await aMember()
    const id = product + 5_000
    await insertProduct(api.deps.db, {
      id,
      stocks: { '101': 0, '102': 0 },
      variants: { Renk: { 101: 'Mor', 102: 'Gri' } },
    })
    expect((await wait(visitor, { product_id: id, kind: 'stock', target: null })).status).toBe(422)
    expect((await wait(visitor, { product_id: id, attr_id: '102', kind: 'stock', target: null })).status).toBe(200)
    await setStock(api.deps.db, id, 4, '101')
    expect(await mailsTo(email)).toEqual([])
    await setStock(api.deps.db, id, 6, '102')
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([`Yeniden stokta: Sesta Deneme Ürünü ${id}`])
  })

  it('includes the surcharge of the chosen variant', async () => {
    const { visitor, email } = await aMember()
    const id = product + 5_000
    const variants = { Renk: { 201: 'Mor' } }
    await insertProduct(api.deps.db, { id, stocks: { '201': 5 }, variants, addPrices: { 201: 2_000 } })
    await wait(visitor, { product_id: id, attr_id: '201', target: 100 })
    await costs(8_001, id)
    expect(await mailsTo(email)).toEqual([])
    await costs(8_000, id)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('waits while the product is not on sale, and sends the mail when it is on sale again', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    const { db } = api.deps
    await db.updateTable('products').set({ active: false, price: 5_000 }).where('id', '=', product).execute()
    expect(await mailsTo(email)).toEqual([])
    expect((await visitor.ask(getAlarms)).results[0]?.product.on_sale).toBe(false)
    await db.updateTable('products').set({ active: true }).where('id', '=', product).execute()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('ignores a discounted price while no discounted unit is left', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    const quota = (left: number) => ({ discount_max_quantity: left, discount_original_quantity: 2 })
    const change = (price: number, left: number) =>
      api.deps.db
        .updateTable('products')
        .set({ price, ...quota(left) })
        .where('id', '=', product)
        .execute()
    await change(8_000, 0)
    expect(await mailsTo(email)).toEqual([])
    await change(7_900, 1)
    expect(await mailsTo(email)).toHaveLength(1)
  })
  it('waits while the shop is closed, and sends the mail when it opens', async () => {
    const { visitor, email } = await aMember()
    const { db } = api.deps
    const id = product + 5_000
    await insertProduct(db, { id, shop_id: 2 })
    await wait(visitor, { product_id: id })
    const open = (active: boolean) => db.updateTable('shops').set({ active }).where('id', '=', 2).execute()
    await open(false)
    await costs(5_000, id)
    expect(await mailsTo(email)).toEqual([])
    await open(true)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('sends one mail when the price has fallen while the alarm was set', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    await api.deps.db.deleteFrom('alarm_checks').execute()
    await costs(8_900)
    await Promise.all([tellAlarms(api.deps), tellAlarms(api.deps)])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('expires after its days', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    api.advance(alarmDays * day)
    await costs(5_000)
    expect(await mailsTo(email)).toEqual([])
    const again = await makeVisitor(api.url, { username: email, password: 'Dogru-Parola-1' })
    expect((await again.ask(getAlarms)).results[0]?.state).toBe('expired')
  })

  it('sends no mail after its member has ended it', async () => {
    const { visitor, email } = await aMember()
    const { data } = await wait(visitor)
    await visitor.ask(deleteAlarm, { params: { id: data.id } })
    await costs(5_000)
    expect(await mailsTo(email)).toEqual([])
    expect((await visitor.ask(getAlarms)).results).toEqual([])
  })
})

describe('the owner of an alarm', () => {
  it('is a member or a guest with a proven mailbox', async () => {
    expect((await wait(await makeVisitor(api.url))).status).toBe(403)
    const email = `bekleyen${product}@ornek.com`
    expect((await wait(await aGuest(email))).status).toBe(200)
    await costs(9_000)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is limited to its own alarms', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const { data } = await wait(one.visitor)
    expect((await other.visitor.ask(getAlarms)).results).toEqual([])
    expect((await other.visitor.call(deleteAlarm, { params: { id: data.id } })).status).toBe(404)
    expect((await one.visitor.ask(getAlarms)).results).toHaveLength(1)
  })

  it('takes a guest’s alarms along to the account, once each', async () => {
    const { visitor, credentials, email } = await aMember()
    await wait(visitor)
    const guest = await aGuest(`misafir${product}@ornek.com`)
    await wait(guest, { target: 80 })
    await wait(guest, { product_id: product + 1, kind: 'stock', target: null })
    await guest.ask(postAccessToken, { body: credentials })
    const { results } = await visitor.ask(getAlarms)
    expect(results.map(({ kind, target }) => [kind, target])).toEqual([
      ['stock', null],
      ['price', 90],
    ])
    await setStock(api.deps.db, product + 1, 1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it(`has ${maxAlarms} alarms at a time`, async () => {
    const { visitor, id: owner } = await aMember()
    const now = api.deps.clock.now()
    const rows = Array.from({ length: maxAlarms }, (_, index) => ({
      id: crypto.randomUUID(),
      owner_id: owner,
      product_id: product,
      combination: String(index + 1),
      kind: 'stock' as const,
      created_at: now,
    }))
    await api.deps.db.insertInto('alarms').values(rows).execute()
    expect((await wait(visitor)).status).toBe(409)
    await visitor.ask(deleteAlarm, { params: { id: rows[0]?.id ?? '' } })
    expect((await wait(visitor)).status).toBe(200)
    // Setting the same alarm again does not count as another one.
    expect((await wait(visitor, { target: 80 })).status).toBe(200)
  })
})

describe('the link of a mail', () => {
  it('looks without ending, and ends all that the mailbox waits for without a login', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    await wait(visitor, { product_id: product + 1, kind: 'stock', target: null })
    await costs(9_000)
    const [mail] = await mailsTo(email)
    const token = endOf(mail?.text)
    expect(mail?.html).toContain(token)
    const stranger = await makeVisitor(api.url)
    const linked = { product: `Deneme Ürünü ${product}`, waiting: 1 }
    expect(await stranger.ask(postAlarmLink, { body: { token } })).toEqual(linked)
    expect(await stranger.ask(postAlarmLink, { body: { token } })).toEqual(linked)
    expect(await stranger.ask(postAlarmLinkEnd, { body: { token } })).toEqual({ ended: 1 })
    expect(await stranger.ask(postAlarmLinkEnd, { body: { token } })).toEqual({ ended: 0 })
    await setStock(api.deps.db, product + 1, 5)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('comes as a button of the mailbox, whose POST ends the same without a login, twice alike', async () => {
    const { visitor, email } = await aMember()
    await wait(visitor)
    await wait(visitor, { product_id: product + 1, kind: 'stock', target: null })
    await costs(9_000)
    const token = endOf((await mailsTo(email))[0]?.text)
    const { one_click } = await api.deps.db.selectFrom('mails').select('one_click').executeTakeFirstOrThrow()
    expect(one_click).toBe(`${api.deps.config.siteUrl}/eptnew/x/alarm-end/${token}`)
    const press = async (method: string, given = token, type = 'application/x-www-form-urlencoded') =>
      (
        await fetch(`${api.url}/eptnew/x/alarm-end/${given}`, {
          method,
          ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } }),
        })
      ).status
    const states = async () => (await visitor.ask(getAlarms)).results.map(({ state }) => state)
    // Opening the link (as mail scanners do) or guessing a token ends no alarm.
    expect(await press('GET')).toBe(404)
    for (const guess of ['x', `${token}x`, `${crypto.randomUUID()}.${token.split('.')[1]}`])
      expect(await press('POST', guess)).toBe(404)
    expect(await states()).toEqual(expect.arrayContaining(['told', 'waiting']))
    expect(await press('POST')).toBe(204)
    expect(await press('POST', token, 'multipart/form-data; boundary=x')).toBe(204)
    expect(await states()).toEqual(['told'])
    await setStock(api.deps.db, product + 1, 5)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is refused if it is forged', async () => {
    const { visitor } = await aMember()
    const { data } = await wait(visitor)
    for (const token of ['', 'x', data.id, `${data.id}.${'a'.repeat(43)}`])
      expect((await visitor.call(postAlarmLinkEnd, { body: { token } })).status).toBe(404)
    expect((await visitor.ask(getAlarms)).results).toHaveLength(1)
  })
})
