import { getMe, getSessions, postAccessToken, postEndOtherSessions, postEndSession } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, sendCall } from '../testing/make-visitor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('a member ends the other sessions, renewal too, and neither the own one nor anybody else’s', async () => {
  const [member, another] = [await insertMember(api), await insertMember(api)]
  const [here, elsewhere, stranger] = [
    await makeVisitor(api.url, member.credentials),
    await makeVisitor(api.url, member.credentials),
    await makeVisitor(api.url, another.credentials),
  ]
  // Two concurrent requests.
  await Promise.all([1, 2].map(() => here.ask(postEndOtherSessions, { body: {} })))
  const statuses = await Promise.all([here, elsewhere, stranger].map(async (who) => (await who.call(getMe)).status))
  expect(statuses).toEqual([200, 401, 200])
  expect((await elsewhere.call(postAccessToken, { body: {} })).status).toBe(401)
  expect((await elsewhere.call(postEndOtherSessions, { body: {} })).status).toBe(401)
  expect((await makeVisitor(api.url, member.credentials).then((again) => again.call(getMe))).status).toBe(200)
})

it('a visitor has none to end', async () => {
  const visitor = await makeVisitor(api.url)
  expect((await visitor.call(postEndOtherSessions, { body: {} })).status).toBe(403)
})

it('a member sees the open sessions with their devices, and ends one of them', async () => {
  const [member, another] = [await insertMember(api), await insertMember(api)]
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1' }
  const anonymous = await makeVisitor(api.url)
  const body = { username: member.credentials.username, password: member.credentials.password }
  const begun = await anonymous.call(postAccessToken, { body }, phone)
  const [here, stranger] = [
    await makeVisitor(api.url, member.credentials),
    await makeVisitor(api.url, another.credentials),
  ]
  const { items } = await here.ask(getSessions)
  expect(items.map(({ device, own }) => [device, own])).toEqual([
    [null, true],
    ['Safari, iPhone', false],
  ])
  const [own, other] = items.map(({ id }) => id)
  const end = async (who: typeof here, id = '') => (await who.call(postEndSession, { body: { session_id: id } })).status
  // Neither another member's session nor the current one can be ended, and each session only once.
  expect([await end(stranger, other), await end(here, own), await end(here, 'uydurma')]).toEqual([404, 404, 404])
  expect(await end(here, other)).toBe(200)
  expect(await end(here, other)).toBe(404)
  expect((await sendCall(api.url, begun.data.access_token, getMe)).status).toBe(401)
  expect((await here.ask(getSessions)).items).toHaveLength(1)
  // An expired session is not listed.
  const later = await makeVisitor(api.url, member.credentials)
  api.advance(31 * 24 * 3_600_000)
  const now = await makeVisitor(api.url, member.credentials)
  expect((await now.ask(getSessions)).items).toHaveLength(1)
  expect((await later.call(getSessions)).status).toBe(401)
})
