import {
  deleteDeskSession,
  getDeskMe,
  getTeam,
  postSecondStepProof,
  postSecondStepSetup,
  postSignIn,
  postSignInSecond,
  postTeam,
  putDeskSession,
} from '@market/contract/counter'
import { postAccessToken, postEndOtherSessions } from '@market/contract'
import { insertMember, makeVisitor } from '@market/api/testing'
import { addMembership } from '@market/database'
import { loginCodes } from '@market/domain/session'
import { deskCodes } from '@market/domain/team'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter()
})
afterAll(() => shop.stop())

const cookieOf = (headers: Headers) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
const lastAudit = () =>
  shop.api.deps.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

it('signs in by password, sets up the second step and may write from then on', async () => {
  const owner = await shop.member('sahip', { proof: 'password' })
  const door = shop.stranger('seller')
  const first = await door.call(postSignIn, { body: { username: owner.email, password: owner.password } })
  expect(first.status).toBe(200)
  expect(first.headers.get('set-cookie')).toMatch(
    /^market-seller=[\w-]{43}; Path=\/seller\/v1; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
  )
  expect(first.data.second_step).toEqual({ on: false, passed: false })
  const headers = cookieOf(first.headers)
  const invitation = { body: { email: 'biri@ornek.test', role: 'muhasebe' } }
  expect((await door.call(postTeam, invitation, headers)).code).toBe(deskCodes.secondStepNeeded)
  expect((await door.call(postSecondStepSetup, { body: { password: 'yanlis' } }, headers)).status).toBe(422)
  const { key } = await door.ask(postSecondStepSetup, { body: { password: owner.password } }, headers)
  expect((await door.call(postSecondStepProof, { body: { code: '000000' } }, headers)).status).toBe(422)
  const proof = await door.ask(postSecondStepProof, { body: { code: codeOf(shop.api, key) } }, headers)
  expect(proof.recovery_codes).toHaveLength(10)
  expect((await door.ask(getDeskMe, {}, headers)).second_step).toEqual({ on: true, passed: true })
  expect((await door.call(postTeam, invitation, headers)).status).toBe(200)

  // From now on signing in asks for the code, once for each code.
  const second = await door.call(postSignIn, { body: { username: owner.email, password: owner.password } })
  expect([second.status, second.code]).toEqual([422, loginCodes.secondStepWanted])
  const { ticket } = second.data as unknown as { ticket: string }
  shop.api.advance(30_000)
  const code = codeOf(shop.api, key)
  const tries = await Promise.all([1, 2, 3].map(() => door.call(postSignInSecond, { body: { ticket, code } })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  shop.api.advance(30_000)
  const elsewhere = { body: { ticket, code: codeOf(shop.api, key) } }
  expect((await shop.stranger('office').call(postSignInSecond, elsewhere)).code).toBe(loginCodes.secondStepOver)
  const atShop = await makeVisitor(shop.api.url).then((visitor) => visitor.call(postAccessToken, elsewhere))
  expect(atShop.status).toBe(422)
})

it('answers alike for unknown addresses and wrong passwords, and notes both', async () => {
  const owner = await shop.member('sahip')
  const door = shop.stranger('seller')
  const wrong = await door.call(postSignIn, { body: { username: owner.email, password: 'Yanlis-1' } })
  expect(await lastAudit()).toMatchObject({ action: 'sign-in.refused', person_id: owner.personId, membership_id: null })
  const unknown = await door.call(postSignIn, { body: { username: 'kimse@ornek.test', password: 'Yanlis-1' } })
  expect(await lastAudit()).toMatchObject({ action: 'sign-in.refused', person_id: null, subject: 'unknown' })
  expect([wrong.status, wrong.message, wrong.code]).toEqual([unknown.status, unknown.message, unknown.code])
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

it.each(['known', 'unknown'])('locks the sign-in to a %s address after ten wrong passwords', async (kind) => {
  const email = kind === 'known' ? (await shop.member('sahip')).email : 'hic.kimse@ornek.test'
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await shop.stranger('seller').call(postSignIn, { body: { username: email, password: 'Yanlis-1' } })).status,
    )
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})

it('refuses a member of the other panel, and a shopper', async () => {
  const staff = await shop.member('destek', { proof: 'password' })
  const heard = await shop.stranger('seller').call(postSignIn, {
    body: { username: staff.email, password: staff.password },
  })
  expect(heard.status).toBe(403)
  const shopper = await insertMember(shop.api)
  expect((await shop.stranger('office').call(postSignIn, { body: shopper.credentials })).status).toBe(403)
})

it('does not accept the shop’s token, and the shop does not accept a panel’s', async () => {
  const owner = await shop.member('sahip', { proof: 'password' })
  const { bearer } = await makeVisitor(shop.api.url, { username: owner.email, password: owner.password })
  const door = shop.stranger('seller')
  expect((await door.call(getDeskMe, {}, { authorization: `Bearer ${bearer}` })).status).toBe(401)
  expect((await door.call(getDeskMe, {}, { cookie: `market-seller=${bearer}` })).status).toBe(401)
  const key = await shop.key('operasyon')
  const token = owner.headers['cookie']?.split('=')[1] ?? ''
  for (const authorization of [`Bearer ${token}`, key.headers['authorization'] ?? '']) {
    const heard = await fetch(`${shop.api.url}/eptnew/user/me`, { headers: { authorization } })
    expect(heard.status).toBe(401)
  }
  // A bearer that is not a key hides the cookie beside it.
  expect((await owner.call(getDeskMe, {}, { authorization: `Bearer ${bearer}` })).status).toBe(401)
})

it.each([
  ['seller', 'sahip', 12 * 60],
  ['office', 'destek', 30],
] as const)('ends a session of the %s panel after its idle time', async (_, role, minutes) => {
  const member = await shop.member(role)
  shop.api.advance((minutes - 1) * 60_000)
  expect((await member.call(getDeskMe)).status).toBe(200)
  shop.api.advance((minutes - 1) * 60_000)
  expect((await member.call(getDeskMe)).status).toBe(200)
  shop.api.advance((minutes + 1) * 60_000)
  expect((await member.call(getDeskMe)).status).toBe(401)
})

it('ends an office session after twelve hours of work', async () => {
  const member = await shop.member('destek')
  for (let hours = 0; hours < 24; hours += 1) {
    shop.api.advance(29 * 60_000)
    expect((await member.call(getDeskMe)).status).toBe(200)
  }
  shop.api.advance(29 * 60_000)
  expect((await member.call(getDeskMe)).status).toBe(401)
})

it('ends a session by signing out', async () => {
  const owner = await shop.member('sahip')
  const heard = await owner.call(deleteDeskSession)
  expect(heard.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await owner.call(getDeskMe)).status).toBe(401)
})

it('ends panel sessions when the member ends all sessions in the shop', async () => {
  const owner = await shop.member('sahip', { proof: 'password' })
  const visitor = await makeVisitor(shop.api.url, { username: owner.email, password: owner.password })
  expect((await owner.call(getDeskMe)).status).toBe(200)
  await visitor.ask(postEndOtherSessions, { body: {} })
  expect((await owner.call(getDeskMe)).status).toBe(401)
})

it('changes to another shop of the same person, and to no other person’s', async () => {
  const owner = await shop.member('sahip')
  const { db, clock } = shop.api.deps
  const second = await addMembership(db, { userId: owner.personId, shopId: 2, role: 'operasyon', now: clock.now() })
  const stranger = await shop.member('sahip', { shopId: 2 })
  const refused = await owner.call(putDeskSession, { body: { membership_id: stranger.membershipId } })
  expect(refused.status).toBe(404)
  expect((await owner.call(getDeskMe)).status).toBe(200)
  const changed = await owner.call(putDeskSession, { body: { membership_id: second } })
  expect([changed.data.shop?.id, changed.data.role, changed.data.second_step.passed]).toEqual([2, 'operasyon', true])
  expect((await owner.call(getDeskMe)).status).toBe(401)
  const door = shop.stranger('seller')
  expect((await door.call(getTeam, {}, cookieOf(changed.headers))).code).toBe(deskCodes.forbiddenRole)
})

it('ends the autopilot of a shop with the first sign-in of its team, not before', async () => {
  const { db } = shop.api.deps
  const autopilot = async () =>
    (await db.selectFrom('shops').select('autopilot').where('id', '=', 2).executeTakeFirstOrThrow()).autopilot
  await db.updateTable('shops').set({ autopilot: true }).where('id', '=', 2).execute()
  const packer = await shop.member('operasyon', { shopId: 2, proof: 'password' })
  expect(await autopilot()).toBe(true)
  const door = shop.stranger('seller')
  await door.call(postSignIn, { body: { username: packer.email, password: 'Yanlis-1' } })
  expect(await autopilot()).toBe(true)
  await door.ask(postSignIn, { body: { username: packer.email, password: packer.password } })
  expect(await autopilot()).toBe(false)
  expect(await lastAudit()).toMatchObject({ action: 'sign-in', after: { proof: 'password', autopilot: false } })
})
