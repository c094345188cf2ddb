import { checkGuestCode, getMe, postAccessToken, postSignInCode, sendGuestCode } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'
import { nextCode, turnOnSecondStep } from '../testing/turn-on-second-step.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const anonymous = () => makeVisitor(api.url)
const ask = (visitor: Visitor, email: string) => visitor.call(postSignInCode, { body: { email } })
const codeOf = (email: string) => mailedCode(api.deps.db, email)
const signIn = (visitor: Visitor, username: string, mailed_code: string) =>
  visitor.call(postAccessToken, { body: { username, mailed_code } })
const another = (code: string) => (code === '000000' ? '000001' : '000000')
/** Advances by an hour, when the hourly limits are reset. */
const afterLimits = () => api.advance(3_600_000)

it('logs a member in once, for any spelling of the address', async () => {
  const { email, id } = await insertMember(api)
  const visitor = await anonymous()
  expect((await ask(visitor, email)).data).toMatchObject({ expires_in: 600, retry_in: 60 })
  const code = await codeOf(email)
  const { status, data } = await signIn(visitor, email.toUpperCase(), code)
  expect([status, data.user.user_id]).toEqual([200, id])
  const again = await anonymous()
  expect((await signIn(again, email, code)).status).toBe(422)
})

it('logs one of two tabs in that send the code at the same time', async () => {
  const { email } = await insertMember(api)
  const visitor = await anonymous()
  await ask(visitor, email)
  const code = await codeOf(email)
  const both = await Promise.all([signIn(visitor, email, code), signIn(visitor, email, code)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('answers alike for an unknown or unconfirmed address, and mails nothing', async () => {
  const [member, pending] = [await insertMember(api), await insertMember(api, false)]
  const told = async (email: string) => {
    const visitor = await anonymous()
    const { status, message, data } = await ask(visitor, email)
    const wrong = await signIn(visitor, email, another(await codeOf(member.email)))
    return JSON.stringify([status, message, data, wrong.status, wrong.message]).replaceAll(email, '…')
  }
  const known = await told(member.email)
  for (const email of [pending.email, 'hic-kimse@ornek.test']) {
    expect(await told(email)).toBe(known)
    expect((await readMails(api.deps.db)).filter(({ recipient }) => recipient === email)).toEqual([])
  }
})

it('is valid only for the session that requested it, and only for a login', async () => {
  const { email } = await insertMember(api)
  const [visitor, thief] = [await anonymous(), await anonymous()]
  await ask(visitor, email)
  const code = await codeOf(email)
  expect((await signIn(thief, email, code)).status).toBe(422)
  expect((await visitor.call(checkGuestCode, { body: { email, code } })).status).toBe(422)
  await visitor.ask(sendGuestCode, { body: { email } })
  expect((await signIn(visitor, email, await codeOf(email))).status).toBe(422)
  expect((await signIn(visitor, email, code)).status).toBe(200)
})

it('ends after five wrong tries, after ten minutes and with a newer one', async () => {
  const { email } = await insertMember(api)
  const tried = await anonymous()
  await ask(tried, email)
  const code = await codeOf(email)
  for (let wrong = 0; wrong < 5; wrong++) expect((await signIn(tried, email, another(code))).status).toBe(422)
  expect((await signIn(tried, email, code)).status).toBe(422)
  const late = await anonymous()
  await ask(late, email)
  const old = await codeOf(email)
  api.advance(61_000)
  await ask(late, email)
  const newer = await codeOf(email)
  if (old !== newer) expect((await signIn(late, email, old)).status).toBe(422)
  api.advance(10 * 60_000)
  expect((await signIn(late, email, newer)).status).toBe(422)
})

it('is sent at most once a minute, and five times an hour to one network', async () => {
  afterLimits()
  const { email } = await insertMember(api)
  const hasty = await anonymous()
  await ask(hasty, email)
  expect((await ask(hasty, email)).status).toBe(429)
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) statuses.push((await ask(await anonymous(), email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

it('refuses text that is not an address', async () => {
  expect((await ask(await anonymous(), 'uye')).status).toBe(422)
})

it('asks for the second step of a member with one', async () => {
  const member = await insertMember(api)
  const owner = await makeVisitor(api.url, member.credentials)
  const { key } = await turnOnSecondStep(api, owner, member.password)
  const visitor = await anonymous()
  await ask(visitor, member.email)
  const response = await fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${visitor.bearer}` },
    body: JSON.stringify({ username: member.email, mailed_code: await codeOf(member.email) }),
  })
  const { err_code, data } = await response.json()
  expect([response.status, err_code]).toEqual([422, 5060])
  expect((await visitor.call(getMe)).status).toBe(403)
  const body = { ticket: data.ticket, code: nextCode(api, key) }
  expect((await visitor.ask(postAccessToken, { body })).user.user_id).toBe(member.id)
})
