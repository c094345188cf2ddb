import { listingHeader, postAccessToken, postLogout } from '@market/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAgreeableRobotCheck } from '../testing/agreeable-robot-check.ts'
import { type CallRequestMade, spoiltRequests, validRequests } from '../testing/call-requests.ts'
import { makeCaller } from '../testing/callers.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { sendCall, signListing, type Visitor } from '../testing/make-visitor.ts'
import { contractCalls } from '@market/openapi'
import { type CallerKind, policy } from '../platform/http/policy.ts'

/** Number of generated requests per call; `npm run torture` sends more with another seed. */
const runs = Number(process.env['REQUESTS_PER_CALL'] ?? 8)
const seed = Number(process.env['REQUESTS_SEED'] ?? 42)

let api: TestApi
let robots: Awaited<ReturnType<typeof startAgreeableRobotCheck>>
let callers: Record<Exclude<CallerKind, 'none'>, Visitor>
beforeAll(async () => {
  robots = await startAgreeableRobotCheck()
  api = await startTestApi({ products: 60, recaptcha: robots.recaptcha })
  callers = {
    anonymous: await makeCaller.anonymous(api),
    guest: await makeCaller.guest(api),
    member: await makeCaller.member(api),
  }
})
afterAll(async () => {
  await api.stop()
  robots.stop()
})

it('answers the calls of the contract and no others', () => {
  const name = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
  const answered = api.routes.map(({ call }) => name(call)).toSorted()
  expect(answered).toEqual(contractCalls.map(({ call }) => name(call)).toSorted())
})

// security.md 13. The access table; every call below is checked against it.
it('serves and refuses by one table', () => {
  expect(policy).toEqual({
    open: { none: undefined, anonymous: undefined, guest: undefined, member: undefined },
    any: { none: 401, anonymous: undefined, guest: undefined, member: undefined },
    member: { none: 401, anonymous: 403, guest: 403, member: undefined },
  })
})

it.each(contractCalls)('$name serves and refuses as the table says', async ({ call }) => {
  // A fixed seed, because other samples contain invalid addresses, or requests that a room refuses by itself for
  // callers without a proven mailbox.
  const [request] = fc.sample(validRequests(call), { numRuns: 1, seed: 42 })
  for (const kind of ['none', 'anonymous', 'guest', 'member'] as const) {
    const caller = kind === 'none' ? undefined : callers[kind]
    const headers =
      call.listing && caller ? { [listingHeader]: signListing(caller.listingKey, api.deps.clock.now()) } : undefined
    const { status } = await sendCall(api.url, caller?.bearer, call, request, headers)
    const refused = policy[call.who][kind]
    if (refused) expect(status, kind).toBe(refused)
    // A renewal without a bearer has no session to renew.
    else if (call !== postAccessToken) expect([401, 403], kind).not.toContain(status)
    if (call === postLogout && kind !== 'none') callers[kind] = await makeCaller[kind](api)
  }
})

/**
 * Whether a value can be one part of a path: empty or dot parts would make another path, and unpaired surrogates cannot
 * be encoded.
 */
const fitsPath = (part: unknown) => !['', '.', '..', 'undefined'].includes(String(part)) && String(part).isWellFormed()

// security.md 39, 42, 44. Answers are checked against the contract here: one that does not match gives 500.
describe('generated requests', () => {
  it.each(contractCalls)('$name answers with the contract or a refusal', async ({ call }) => {
    const kinds = (['anonymous', 'guest', 'member'] as const).filter((kind) => !policy[call.who][kind])
    const requests = fc.oneof(validRequests(call), spoiltRequests(call))
    await fc.assert(
      fc.asyncProperty(requests, fc.constantFrom(...kinds), async (request, kind) => {
        if (!Object.values(request.params ?? {}).every(fitsPath)) return
        await expectSound(request, await ask(kind, request))
      }),
      { numRuns: runs * 2, seed },
    )

    async function ask(kind: (typeof kinds)[number], request: CallRequestMade) {
      const heard = await callers[kind].call(call, request)
      // Get a new token after a logout, and reset the limits of the caller.
      if (heard.status === 401) callers[kind] = await makeCaller[kind](api)
      if (call === postLogout && heard.status === 200) callers[kind] = await makeCaller[kind](api)
      if (heard.status === 429) await api.deps.db.deleteFrom('rate_limits').execute()
      return heard
    }
    async function expectSound(request: CallRequestMade, heard: Awaited<ReturnType<typeof ask>>) {
      expect(heard.status).toBeLessThan(500)
      if (request.extraField) expect(heard.status).not.toBe(200)
      if (heard.status === 200) return
      expect(heard.message).not.toBe('')
      expect(heard.message).not.toMatch(/\bat .+:\d+|node_modules|error:/i)
    }
  })
})
