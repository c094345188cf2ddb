import { getMe, postAccessToken, postEndOtherSessions } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

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
  // Pressed twice, at once.
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
