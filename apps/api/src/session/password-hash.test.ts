import { hash, verify } from '@node-rs/argon2'
import { postAccessToken } from '@market/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { insertMember } from '../testing/insert-member.ts'
import { hashPassword } from './password-hash.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { sendCall } from '../testing/make-visitor.ts'

// Counts the real hashes; measured times would depend on other load on this machine.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => {
  vi.clearAllMocks()
})

/** Runs one login and returns the parameters of each hash that was computed. */
async function costOf(username: string) {
  vi.clearAllMocks()
  const body = { username, password: 'Yanlis-Parola-1' }
  const { status, message } = await sendCall(api.url, undefined, postAccessToken, { body })
  const verified = vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4).join('$'))
  return { status, message, verified, hashed: vi.mocked(hash).mock.calls.length }
}

// security.md 20.
it('a wrong login costs the same work for an active, a missing and an unconfirmed account', async () => {
  const [member, closed] = [await insertMember(api), await insertMember(api, false)]
  const password_hash = await hashPassword(member.password)
  await api.deps.db.updateTable('users').set({ password_hash }).execute()
  const known = await costOf(member.email)
  expect(known).toMatchObject({
    status: 422,
    hashed: 0,
    verified: [expect.stringMatching(/^argon2id\$v=19\$m=19456,t=2,p=1$/)],
  })
  expect(await costOf('kimse@ornek.test')).toEqual(known)
  expect(await costOf(closed.email)).toEqual(known)
})
