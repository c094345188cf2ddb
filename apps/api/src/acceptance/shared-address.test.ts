import {
  getOrderContract,
  getOrderContractPdf,
  postAccessToken,
  postForgotPassword,
  postRegister,
  sendGuestCode,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doInOffice } from '../office/run-office.ts'
import { limitNames } from '../platform/limits/limit-names.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { type Heard, makeVisitor, sendCall } from '../testing/make-visitor.ts'
import { makeShopper } from '../testing/shopper.ts'
import { solveRobotCheck, workFor } from '../testing/solve-robot-check.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
// An hour later the hourly limits are reset and their windows are complete.
beforeEach(() => api.advance(3_600_000))

const office = (...args: readonly string[]) => doInOffice(api.deps, args, api.provider)
let people = 0
type Headers = Record<string, string>
type Ask = (headers: Headers) => Promise<Heard<never>>
const from = (network: number): Headers => ({ 'x-forwarded-for': `198.51.100.${network}` })

const login: Ask = async (headers) => {
  const who = await makeVisitor(api.url)
  people += 1
  return (await who.call(
    postAccessToken,
    { body: { username: `kimse${people}@ornek.com`, password: 'yanlisSifre1' } },
    headers,
  )) as Heard<never>
}
const guestCode: Ask = async (headers) => {
  const who = await makeVisitor(api.url)
  people += 1
  return (await who.call(sendGuestCode, { body: { email: `misafir${people}@ornek.com` } }, headers)) as Heard<never>
}
const signUp: Ask = async (headers) => {
  const who = await makeVisitor(api.url)
  people += 1
  const body = {
    first_name: 'Işıl',
    last_name: 'İğdeli',
    email: `aday${people}@ornek.com`,
    phone: '05321112233',
    password: 'Dogru-Parola-1',
    contract_accepted: true,
    newsletter: false,
    insider_contact_list: false,
  }
  return (await who.call(postRegister, { body }, headers)) as Heard<never>
}
const document: Ask = async (headers) => {
  const who = await makeShopper(api)
  await who.add(1)
  const { version, documents } = await who.ask(getOrderContract)
  const query = { document: documents[0]?.id ?? '', version }
  return (await who.call(getOrderContractPdf, { query }, headers)) as Heard<never>
}

describe.each([
  ['login-address', 'login', 422, login],
  ['guest-code-address', 'a guest’s code', 200, guestCode],
  ['account-form-address', 'a sign-up', 200, signUp],
  ['document-address', 'a document', 200, document],
] as const)('%s', (name, what, good, ask) => {
  it(`asks for a proof of work beyond an address’s limit, and ${what} continues up to a second limit`, async () => {
    expect(await office('set-limit', name, '2', '2')).toMatchObject({ ok: true })
    for (let one = 0; one < 2; one += 1) expect((await ask(from(7))).status).toBe(good)
    // A client without a solution does not use up the second count.
    for (let one = 0; one < 3; one += 1) {
      const refused = await ask(from(7))
      expect([refused.status, refused.message]).toEqual([429, expect.stringMatching(/^Çok fazla deneme/)])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const work = workFor(await ask(from(7)))
    // A solution is valid only for the address that was asked for it.
    for (let one = 0; one < 2; one += 1) expect((await ask(from(8))).status).toBe(good)
    expect((await ask({ ...from(8), ...work })).status).toBe(429)
    expect((await ask({ ...from(7), ...work })).status).toBe(good)
    // A solution can be used once.
    const again = await ask({ ...from(7), ...work })
    expect(again.status).toBe(429)
    expect((await ask({ ...from(7), ...workFor(again) })).status).toBe(good)
    const last = await ask({ ...from(7), ...workFor(await ask(from(7))) })
    expect([last.status, last.data]).toEqual([429, null])
    expect((await ask(from(9))).status).toBe(good)
  })
})

it('a form with a robot check asks for no proof of work', async () => {
  await office('set-limit', 'account-form-address', '1', '1')
  const forgot = async () => {
    const who = await makeVisitor(api.url)
    people += 1
    const body = { user_email: `uye${people}@ornek.com`, recaptcha: await solveRobotCheck(who) }
    return who.call(postForgotPassword, { body }, from(20))
  }
  expect([(await forgot()).status, (await forgot()).status]).toEqual([200, 200])
  const last = await forgot()
  expect([last.status, last.data]).toEqual([429, null])
})

it('new visitors from a busy address need a proof of work, up to a second limit', async () => {
  const few = await startTestApi({ anonymousTokens: 1 })
  const begin = (headers: Headers = {}) =>
    sendCall(few.url, undefined, postAccessToken, { body: { anonymous: true } }, headers)
  expect((await begin()).status).toBe(200)
  for (let one = 0; one < 4; one += 1) expect((await begin(workFor(await begin()))).status).toBe(200)
  const last = await begin(workFor(await begin()))
  expect([last.status, last.data]).toEqual([429, null])
  expect((await begin(from(9))).status).toBe(200)
  await few.stop()
})

describe('limits by date', () => {
  it('have one row for each known limit', async () => {
    const kept = await api.deps.db.selectFrom('limits').select('name').distinct().execute()
    expect(kept.map(({ name }) => name).toSorted()).toEqual(limitNames.toSorted())
  })

  it('one that is set holds at once, one that is still to come does not', async () => {
    const { db, clock } = api.deps
    expect(await office('set-limit', 'guest-code-address', '1', '-')).toEqual({
      ok: true,
      value: expect.stringMatching(/^guest-code-address: 1 in 3600 seconds, /),
    })
    const since = new Date(clock.now().getTime() + 1_800_000)
    await db
      .insertInto('limits')
      .values({ name: 'guest-code-address', since, most: 0, most_checked: null, seconds: 3600 })
      .execute()
    expect((await guestCode(from(30))).status).toBe(200)
    const refused = await guestCode(from(30))
    expect([refused.status, refused.data]).toEqual([429, null])
    api.advance(3_600_000)
    expect((await guestCode(from(31))).status).toBe(429)
    expect(await office('set-limit', 'guest-code-address', '60', '240')).toMatchObject({ ok: true })
    expect((await guestCode(from(31))).status).toBe(200)
  })

  it('are listed by an office command, and wrong values are refused', async () => {
    const all = await office('limits')
    expect(all.ok && all.value.split('\n')).toHaveLength(limitNames.length + 1)
    for (const wrong of [
      ['set-limit', 'yok', '1'],
      ['set-limit', 'like', 'çok'],
      ['set-limit', 'like', '-1'],
      ['set-limit', 'like', '1', '-', '0'],
      ['set-limit', 'like', '1', '-', '90000'],
      ['set-order-limits', '5', '3', 'çok', '50'],
      ['set-order-limits', '5', '3.5', '10000', '50'],
    ])
      expect(await office(...wrong), wrong.join(' ')).toMatchObject({ ok: false })
    expect(await office('set-order-limits', '5', '3', '10000,00', '50')).toMatchObject({ ok: true })
    const orders = await office('limits')
    expect(orders.ok && orders.value).toContain('orders: 5 unpaid, 3 at the door up to 10.000,00 TL, 50 a day')
  })
})
