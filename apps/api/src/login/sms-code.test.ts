import {
  getMe,
  postAccessToken,
  postPhoneCode,
  postPhoneProof,
  postSignInCode,
  postUpdatePhone,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readSms } from '../testing/read-sms.ts'
import { turnOnSecondStep } from '../testing/turn-on-second-step.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => void (await api.deps.db.deleteFrom('rate_limits').execute()))

let numbers = 0
const newNumber = () => {
  numbers += 1
  return String(5_330_000_000 + numbers)
}
const newest = (phone: string) => readSms(api, phone).at(-1) ?? ''
/** A member with a proven phone number. */
async function withNumber(phone = newNumber()) {
  const member = await insertMember(api)
  const owner = await makeVisitor(api.url, member.credentials)
  await owner.ask(postUpdatePhone, { body: { phone: `0${phone}` } })
  await owner.ask(postPhoneCode, { body: { password: member.password } })
  const profile = await owner.ask(postPhoneProof, { body: { code: newest(phone) } })
  return { ...member, owner, phone, profile }
}
const send = (visitor: Visitor, phone: string) => visitor.call(postSignInCode, { body: { phone } })
const signIn = (visitor: Visitor, phone: string, code: string) =>
  visitor.call(postAccessToken, { body: { phone, sms_code: code } })
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in by a code of an SMS', () => {
  it('logs in the member of a proven number once', async () => {
    const { phone, id, profile } = await withNumber()
    expect(profile.phone_proven).toBe(true)
    const visitor = await makeVisitor(api.url)
    expect((await send(visitor, `+90 ${phone}`)).status).toBe(200)
    const code = newest(phone)
    const both = await Promise.all([signIn(visitor, phone, code), signIn(visitor, `0${phone}`, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 200)?.data.user.user_id).toBe(id)
  })

  it('answers alike for every number, and sends nothing to an unproven one', async () => {
    const { phone } = await withNumber()
    const typed = await insertMember(api)
    const unproven = newNumber()
    const owner = await makeVisitor(api.url, typed.credentials)
    await owner.ask(postUpdatePhone, { body: { phone: unproven } })
    const visitor = await makeVisitor(api.url)
    const heard = [await send(visitor, phone), await send(visitor, unproven), await send(visitor, newNumber())]
    expect(new Set(heard.map(({ status, data }) => JSON.stringify({ status, data }))).size).toBe(1)
    expect(readSms(api, unproven)).toEqual([])
    const wrong = [await signIn(visitor, unproven, '123456'), await signIn(visitor, phone, other(newest(phone)))]
    expect(wrong.map(({ status }) => status)).toEqual([422, 422])
  })

  it('accepts only a login code of this session, for ten minutes and five tries', async () => {
    const { phone, owner, password } = await withNumber()
    const [mine, stranger] = [await makeVisitor(api.url), await makeVisitor(api.url)]
    await send(mine, phone)
    const code = newest(phone)
    expect((await signIn(stranger, phone, code)).status).toBe(422)
    for (let tries = 0; tries < 5; tries += 1) expect((await signIn(mine, phone, other(code))).status).toBe(422)
    expect((await signIn(mine, phone, code)).status).toBe(422)
    api.advance(61_000)
    await send(mine, phone)
    const late = newest(phone)
    api.advance(10 * 60_000)
    expect((await signIn(mine, phone, late)).status).toBe(422)
    await owner.ask(postPhoneCode, { body: { password } })
    expect((await signIn(owner, phone, newest(phone))).status).toBe(422)
  })

  it('asks for the second step of a member with one', async () => {
    const { phone, owner, password } = await withNumber()
    await turnOnSecondStep(api, owner, password)
    const visitor = await makeVisitor(api.url)
    await send(visitor, phone)
    expect((await signIn(visitor, phone, newest(phone))).status).toBe(422)
    expect((await visitor.call(getMe)).status).toBe(403)
  })

  it('is limited by number, and leaves the owner’s device and every other way open', async () => {
    const { phone, credentials } = await withNumber()
    const known = await makeVisitor(api.url)
    const { headers } = await known.call(postAccessToken, { body: credentials })
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    await api.deps.db.deleteFrom('rate_limits').execute()
    const asked: number[] = []
    for (let tries = 0; tries < 4; tries += 1) asked.push((await send(await makeVisitor(api.url), phone)).status)
    expect(asked).toEqual([200, 200, 200, 429])
    const owner = await makeVisitor(api.url)
    expect((await owner.call(postSignInCode, { body: { phone } }, { cookie })).status).toBe(200)
    expect((await signIn(owner, phone, newest(phone))).status).toBe(200)
  })

  it('refuses with a message if the shop sends no SMS', async () => {
    const visitor = await makeVisitor(api.url)
    const { simulated } = api.deps.config
    Reflect.set(api.deps.config, 'simulated', new Set())
    const { status, message } = await send(visitor, newNumber())
    Reflect.set(api.deps.config, 'simulated', simulated)
    expect({ status, message }).toEqual({ status: 409, message: expect.stringContaining('SMS gönderemiyoruz') })
  })
})

describe('the code that proves a number', () => {
  const ask = async (phone: string) => {
    const member = await insertMember(api)
    const owner = await makeVisitor(api.url, member.credentials)
    await owner.ask(postUpdatePhone, { body: { phone } })
    return (await owner.call(postPhoneCode, { body: { password: member.password } })).status
  }

  it('is limited by number over all accounts', async () => {
    const phone = newNumber()
    const heard: number[] = []
    for (let account = 0; account < 4; account += 1) heard.push(await ask(phone))
    expect(heard).toEqual([200, 200, 200, 429])
    expect(readSms(api, phone)).toHaveLength(3)
  })

  it('is limited by network over all numbers', async () => {
    const { db } = api.deps
    await ask(newNumber())
    const counted = await db
      .selectFrom('rate_limits')
      .select(['key', 'count'])
      .where('key', 'like', 'sms-code-address:%')
      .execute()
    expect(counted).toMatchObject([{ count: 1 }])
    await db.updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'sms-code-address:%').execute()
    const phone = newNumber()
    expect(await ask(phone)).toBe(429)
    expect(readSms(api, phone)).toEqual([])
  })
})

describe('a proven number', () => {
  it('is proven by the password and a code, and not without', async () => {
    const member = await insertMember(api)
    const owner = await makeVisitor(api.url, member.credentials)
    const { password } = member
    expect((await owner.call(postPhoneCode, { body: { password } })).status).toBe(422)
    const phone = newNumber()
    await owner.ask(postUpdatePhone, { body: { phone } })
    expect((await owner.call(postPhoneCode, { body: { password: 'Yanlis-Parola-1' } })).status).toBe(422)
    expect(readSms(api, phone)).toEqual([])
    await owner.ask(postPhoneCode, { body: { password } })
    expect((await owner.call(postPhoneProof, { body: { code: other(newest(phone)) } })).status).toBe(422)
    expect((await owner.ask(getMe)).phone_proven).toBe(false)
    expect((await owner.ask(postPhoneProof, { body: { code: newest(phone) } })).phone_proven).toBe(true)
  })

  it('is no longer proven after it changed, not even by a code for the old number', async () => {
    const { owner, phone, password, id } = await withNumber()
    api.advance(61_000)
    await owner.ask(postPhoneCode, { body: { password } })
    const code = newest(phone)
    const next = newNumber()
    expect((await owner.ask(postUpdatePhone, { body: { phone: next } })).phone_proven).toBe(false)
    expect((await owner.call(postPhoneProof, { body: { code } })).status).toBe(422)
    const visitor = await makeVisitor(api.url)
    await send(visitor, phone)
    expect(readSms(api, phone)).toHaveLength(2)
    const rows = await api.deps.db.selectFrom('security_log').select('event').where('who', '=', id).execute()
    const events = rows.map(({ event }) => event)
    expect(events).toEqual(expect.arrayContaining(['phone-proven', 'phone-unproven']))
  })

  it('is one member’s, who proved it last', async () => {
    const first = await withNumber()
    const last = await withNumber(first.phone)
    expect((await first.owner.ask(getMe)).phone_proven).toBe(false)
    const visitor = await makeVisitor(api.url)
    await send(visitor, first.phone)
    const { data } = await signIn(visitor, first.phone, newest(first.phone))
    expect(data.user.user_id).toBe(last.id)
  })
})
