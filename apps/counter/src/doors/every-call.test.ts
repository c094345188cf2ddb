import { randomUUID } from 'node:crypto'
import { deleteDeskSession, type DeskCall, officeCalls, sellerCalls } from '@market/contract/counter'
import { deskCodes, type Door, doorOf, mayDo, officeRoles, type Role, sellerRoles } from '@market/domain/team'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeskClient, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
let calls: readonly { readonly door: Door; readonly call: DeskCall }[]
beforeAll(async () => {
  shop = await startTestCounter()
  const routed = shop.counter.routes.map((route): DeskCall => route.call)
  calls = (['seller', 'office'] as const).flatMap((door) =>
    routed
      .filter((call) => call.door === door || call.door === 'both')
      // Signing out comes last.
      .toSorted((one, other) => Number(one === deleteDeskSession) - Number(other === deleteDeskSession))
      .map((call) => ({ door, call })),
  )
})
afterAll(() => shop.stop())

const isWrite = ({ method }: DeskCall) => method !== 'GET'
const nameOf = (call: DeskCall) => `${call.method} ${call.path}`
const doors = ['seller', 'office'] as const

/** Calls with ids that no row has, and an empty body: admitted calls answer 200, 404, 409 or 422. */
const askEmptily = (client: DeskClient, call: DeskCall, headers?: Record<string, string>) =>
  client.call(
    call,
    {
      params: { id: randomUUID(), token: 'yok', number: 'SIP-0', key: randomUUID() },
      ...(call.upload === undefined ? isWrite(call) && { body: {} } : { file: new Uint8Array([1]) }),
    },
    headers,
  )

/** The refusals of every call for a client; undefined where the call was admitted. */
async function refusalsOf(client: DeskClient, door: Door, headers?: Record<string, string>) {
  const found: Record<string, string> = {}
  for (const { call } of calls.filter((one) => one.door === door)) {
    const { status, code } = await askEmptily(client, call, headers)
    expect(status, nameOf(call)).toBeLessThan(500)
    found[nameOf(call)] = status === 401 || status === 403 ? `${status} ${code ?? ''}`.trim() : 'admitted'
  }
  return found
}
const expected = (door: Door, of: (call: DeskCall) => string) =>
  Object.fromEntries(calls.filter((one) => one.door === door).map(({ call }) => [nameOf(call), of(call)]))
const audited = async () => {
  const { count } = await shop.api.deps.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

it.each(doors)('refuses every call at the door %s without a session, except the open ones', async (door) => {
  const refusals = await refusalsOf(shop.stranger(door), door)
  expect(refusals).toEqual(expected(door, ({ who }) => (who === 'open' ? 'admitted' : '401')))
})

it.each([...sellerRoles, ...officeRoles])(
  'admits the role %s to exactly the calls of its rights',
  async (role: Role) => {
    const door = doorOf(role)
    expect(await refusalsOf(await shop.member(role), door)).toEqual(
      expected(door, ({ who }) =>
        who === 'open' || who === 'signed-in' || mayDo(role, who) ? 'admitted' : `403 ${deskCodes.forbiddenRole}`,
      ),
    )
  },
)

it.each([...sellerRoles, ...officeRoles])(
  'refuses the session of the role %s at the other door',
  async (role: Role) => {
    const member = await shop.member(role)
    const other = doorOf(role) === 'seller' ? 'office' : 'seller'
    const token = member.headers['cookie']?.split('=')[1]
    const cookie = `market-${doorOf(role)}=${token}; market-${other}=${token}`
    const refusals = await refusalsOf(shop.stranger(other), other, { cookie })
    expect(refusals).toEqual(expected(other, ({ who }) => (who === 'open' ? 'admitted' : '401')))
  },
)

it.each(sellerRoles)('admits an API key with the role %s like a member, but to no call of a session', async (role) => {
  const key = await shop.key(role)
  expect(await refusalsOf(key, 'seller')).toEqual(
    expected('seller', ({ who, beforeSecondStep }) =>
      who === 'open' || (who === 'signed-in' ? beforeSecondStep !== true : mayDo(role, who))
        ? 'admitted'
        : `403 ${deskCodes.forbiddenRole}`,
    ),
  )
  const refusals = await refusalsOf(shop.stranger('office'), 'office', { ...key.headers })
  expect(refusals).toEqual(expected('office', ({ who }) => (who === 'open' ? 'admitted' : '401')))
})

it.each(['sahip', 'destek'] as const)('lets %s read but not write before a second step', async (role) => {
  const door = doorOf(role)
  expect(await refusalsOf(await shop.member(role, { proof: 'password' }), door)).toEqual(
    expected(door, (call) => {
      if (call.who !== 'open' && call.who !== 'signed-in' && !mayDo(role, call.who))
        return `403 ${deskCodes.forbiddenRole}`
      return isWrite(call) && call.who !== 'open' && !call.beforeSecondStep
        ? `403 ${deskCodes.secondStepNeeded}`
        : 'admitted'
    }),
  )
})

it.each([
  ['another origin', 'https://kotu.test'],
  ['the shop’s origin', 'http://localhost:3000'],
  ['an opaque origin', 'null'],
  ['no origin', ''],
])('refuses every write from %s', async (_, origin) => {
  const owner = await shop.member('sahip')
  const before = await audited()
  for (const { call } of calls.filter(({ door, call }) => door === 'seller' && isWrite(call)))
    expect((await askEmptily(owner, call, { origin })).status, nameOf(call)).toBe(403)
  expect(await audited()).toBe(before)
})

it('appends nothing to the audit for refused calls', async () => {
  const member = await shop.member('muhasebe')
  const before = await audited()
  for (const { call } of calls.filter(({ door, call }) => door === 'seller' && call.who === 'team.manage'))
    await askEmptily(member, call)
  expect(await audited()).toBe(before)
})

it('answers every call that the contract lists', () => {
  const mounted = new Set<unknown>(shop.counter.routes.map(({ call }) => call))
  const missing = [...sellerCalls, ...officeCalls].filter(({ call }) => !mounted.has(call))
  expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
})
