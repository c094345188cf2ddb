import { randomUUID } from 'node:crypto'
import {
  postAccountExport,
  getMe,
  getPasskeys,
  getSessions,
  postAccessToken,
  postDeleteAccount,
  postPasskey,
  postPasskeyBegin,
  postPasskeyChallenge,
  postPasskeyRemove,
  putPasskey,
} from '@market/contract'
import { passkeyRules } from '@market/domain/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, sendCall, type Visitor } from '../testing/make-visitor.ts'
import { softAuthenticator } from '../testing/soft-authenticator.ts'
import { nextCode, turnOnSecondStep } from '../testing/turn-on-second-step.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const device = () => softAuthenticator(new URL(api.deps.config.siteUrl).origin)
const asked = async (visitor: Visitor) => (await visitor.ask(postPasskeyChallenge, { body: {} })).options

/** Adds a passkey that the device creates to the member of this session. */
async function add(owner: Visitor, key: ReturnType<typeof device>, password: string, name = 'Telefonum') {
  const { options } = await owner.ask(postPasskeyBegin, { body: { password } })
  return owner.ask(postPasskey, { body: { name, credential: key.create(options) } })
}
/** A member with a passkey, and the device on which it is stored. */
async function withPasskey() {
  const member = await insertMember(api)
  const owner = await makeVisitor(api.url, member.credentials)
  const key = device()
  return { ...member, owner, key, passkey: await add(owner, key, member.password) }
}
const signIn = (visitor: Visitor, passkey: object, headers?: Record<string, string>) =>
  visitor.call(postAccessToken, { body: { passkey } }, headers)
const mails = async (email: string) => {
  const rows = await api.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject }) => subject)
}
const events = async (who: string) => {
  const rows = await api.deps.db
    .selectFrom('security_log')
    .select('event')
    .where('who', '=', who)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

describe('signing in with a passkey', () => {
  it('returns the member’s token for a signed challenge, and records it in list and log', async () => {
    const { key, id, owner, passkey } = await withPasskey()
    expect(passkey).toMatchObject({ name: 'Telefonum', used_at: null })
    const visitor = await makeVisitor(api.url)
    const { status, data } = await signIn(visitor, key.get(await asked(visitor)))
    expect({ status, user: data.user.user_id }).toEqual({ status: 200, user: id })
    expect((await owner.ask(getPasskeys)).items).toEqual([{ ...passkey, used_at: expect.any(String) }])
    expect(await events(id)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-used', 'signed-in']))
    expect((await owner.ask(getSessions)).items).toHaveLength(2)
  })

  it('takes the place of the visitor’s session, as a password does', async () => {
    const { key } = await withPasskey()
    const visitor = await makeVisitor(api.url)
    expect((await signIn(visitor, key.get(await asked(visitor)))).status).toBe(200)
    expect((await visitor.call(getMe)).status).toBe(401)
  })

  it('needs neither password nor second step', async () => {
    const { key, owner, password, credentials, id } = await withPasskey()
    await turnOnSecondStep(api, owner, password)
    const visitor = await makeVisitor(api.url)
    expect((await visitor.call(postAccessToken, { body: credentials })).status).toBe(422)
    const { status, data } = await signIn(visitor, key.get(await asked(visitor)))
    expect({ status, user: data.user.user_id }).toEqual({ status: 200, user: id })
  })

  it('mails about a new device, and sets its cookie', async () => {
    const { key, email } = await withPasskey()
    const visitor = await makeVisitor(api.url)
    const { headers } = await signIn(visitor, key.get(await asked(visitor)))
    expect(headers.get('set-cookie')).toContain('device=')
    expect((await mails(email)).filter((subject) => /cihaz/i.test(subject))).toHaveLength(1)
  })

  it('refuses a challenge the second time, in a new session or the same, also of two at once', async () => {
    const { key } = await withPasskey()
    const visitor = await makeVisitor(api.url)
    const signed = key.get(await asked(visitor))
    const both = await Promise.all([signIn(visitor, signed), signIn(visitor, signed)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const again = await makeVisitor(api.url)
    expect((await signIn(again, signed)).status).toBe(422)
  })

  it('accepts a challenge once, also after a wrong response', async () => {
    const { key } = await withPasskey()
    const visitor = await makeVisitor(api.url)
    const options = await asked(visitor)
    expect((await signIn(visitor, key.get(options, { verified: false }))).status).toBe(422)
    expect((await signIn(visitor, key.get(options))).status).toBe(422)
    expect((await signIn(visitor, key.get(await asked(visitor)))).status).toBe(200)
  })

  it('refuses an expired challenge, an unknown one, one of another session and one for adding a key', async () => {
    const { key, owner, password } = await withPasskey()
    const [mine, other] = [await makeVisitor(api.url), await makeVisitor(api.url)]
    expect((await signIn(mine, key.get(await asked(other)))).status).toBe(422)
    const { options } = await owner.ask(postPasskeyBegin, { body: { password } })
    expect((await signIn(owner, key.get(options))).status).toBe(422)
    expect((await signIn(mine, key.get({}, { challenge: 'AAAA' }))).status).toBe(422)
    const late = await asked(mine)
    api.advance(passkeyRules.challengeMinutes * 60_000)
    expect((await signIn(mine, key.get(late))).status).toBe(422)
    const token = await sendCall(api.url, undefined, postAccessToken, { body: { passkey: key.get(late) } })
    expect(token.status).toBe(422)
  })

  it.each([
    ['another origin', { origin: 'https://guvercln.example' }],
    ['another domain', { rpId: 'guvercln.example' }],
    ['nobody verified', { verified: false }],
    ['another’s handle', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
    ['another key', { key: softAuthenticator('http://localhost').key }],
  ])('refuses %s, with any Host header', async (_, wrong) => {
    const { key, id } = await withPasskey()
    const visitor = await makeVisitor(api.url)
    const heard = await signIn(visitor, key.get(await asked(visitor), wrong), {
      host: 'guvercln.example',
      'x-forwarded-host': 'guvercln.example',
    })
    expect(heard.status).toBe(422)
    expect(heard.message).toContain('geçiş anahtarıyla giriş yapılamadı')
    expect((await events(id)).at(-1)).toBe('passkey-refused')
  })

  it('refuses a copied key, which has an old counter, also for simultaneous requests', async () => {
    const { key, id } = await withPasskey()
    const once = async (counter: number) => {
      const visitor = await makeVisitor(api.url)
      return signIn(visitor, key.get(await asked(visitor), { counter }))
    }
    expect((await once(7)).status).toBe(200)
    expect((await once(7)).status).toBe(422)
    expect((await once(3)).status).toBe(422)
    expect((await once(0)).status).toBe(422)
    expect((await events(id)).filter((event) => event === 'passkey-cloned')).toHaveLength(3)
    const both = await Promise.all([once(8), once(8)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('takes one that keeps no count again and again', async () => {
    const member = await insertMember(api)
    const owner = await makeVisitor(api.url, member.credentials)
    const key = device()
    const { options } = await owner.ask(postPasskeyBegin, { body: { password: member.password } })
    await owner.ask(postPasskey, { body: { name: '', credential: key.create(options, { counter: 0 }) } })
    for (const visitor of [await makeVisitor(api.url), await makeVisitor(api.url)])
      expect((await signIn(visitor, key.get(await asked(visitor), { counter: 0 }))).status).toBe(200)
  })

  it('refuses a removed one, that of a closed account and one never seen with the same words', async () => {
    const { key, owner, password, passkey } = await withPasskey()
    await owner.ask(postPasskeyRemove, { params: { id: passkey.id }, body: { password } })
    const closed = await withPasskey()
    await api.deps.db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute()
    const said = new Set<string>()
    for (const one of [key, closed.key, device()]) {
      const visitor = await makeVisitor(api.url)
      const { status, message } = await signIn(visitor, one.get(await asked(visitor)))
      expect(status).toBe(422)
      said.add(message)
    }
    expect(said.size).toBe(1)
  })

  it('stops an address that fails again and again, and not by what succeeds', async () => {
    const { key } = await withPasskey()
    api.advance(3_600_000)
    await api.deps.db.deleteFrom('rate_limits').execute()
    const visitor = await makeVisitor(api.url)
    const wrong = device().get(await asked(visitor))
    const heard = await Promise.all(Array.from({ length: 62 }, () => signIn(visitor, wrong)))
    expect(heard.filter(({ status }) => status === 429)).toHaveLength(2)
    await api.deps.db.deleteFrom('rate_limits').execute()
    const { status } = await signIn(visitor, key.get(await asked(visitor)))
    expect(status).toBe(200)
    const counts = await api.deps.db.selectFrom('rate_limits').select(['key', 'count']).execute()
    expect(counts.filter(({ key: name }) => name.startsWith('passkey-')).map(({ count }) => count)).toEqual([0])
  })
})

describe('a member’s passkeys', () => {
  it('need the password and, if it is on, the second step’s code before one is added', async () => {
    const { owner, password } = await withPasskey()
    expect((await owner.call(postPasskeyBegin, { body: { password: 'Yanlis-Parola-1' } })).status).toBe(422)
    const { key } = await turnOnSecondStep(api, owner, password)
    expect((await owner.call(postPasskeyBegin, { body: { password } })).status).toBe(422)
    expect((await owner.call(postPasskeyBegin, { body: { password, second_step: '000000' } })).status).toBe(422)
    const code = nextCode(api, key)
    expect((await owner.call(postPasskeyBegin, { body: { password, second_step: code } })).status).toBe(200)
  })

  it('are added once by a double press, with one mail to the member', async () => {
    const { owner, email, password } = await withPasskey()
    const { options } = await owner.ask(postPasskeyBegin, { body: { password } })
    const body = { name: '  İş   bilgisayarım ', credential: device().create(options) }
    const headers = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([
      owner.call(postPasskey, { body }, headers),
      owner.call(postPasskey, { body }, headers),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.data).toEqual(both[1]?.data)
    expect(both[0]?.data.name).toBe('İş bilgisayarım')
    expect((await owner.call(postPasskey, { body })).status).toBe(422)
    expect((await owner.ask(getPasskeys)).items).toHaveLength(2)
    expect((await mails(email)).filter((subject) => subject.includes('eklendi'))).toHaveLength(2)
  })

  it.each([
    ['another origin', { origin: 'https://guvercln.example' }],
    ['another domain', { rpId: 'guvercln.example' }],
    ['nobody verified', { verified: false }],
  ])('are not added with %s', async (_, wrong) => {
    const { owner, password } = await withPasskey()
    const { options } = await owner.ask(postPasskeyBegin, { body: { password } })
    const heard = await owner.call(postPasskey, { body: { name: 'X', credential: device().create(options, wrong) } })
    expect(heard.status).toBe(422)
    expect((await owner.ask(getPasskeys)).items).toHaveLength(1)
  })

  it('are not added with another session’s challenge, or with one for signing in', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const { options } = await other.owner.ask(postPasskeyBegin, { body: { password: other.password } })
    const foreign = { name: 'X', credential: device().create(options) }
    expect((await mine.owner.call(postPasskey, { body: foreign })).status).toBe(422)
    const signing = { name: 'X', credential: device().create(await asked(mine.owner)) }
    expect((await mine.owner.call(postPasskey, { body: signing })).status).toBe(422)
  })

  it('of another member cannot be added, renamed or removed', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const { options } = await mine.owner.ask(postPasskeyBegin, { body: { password: mine.password } })
    const known = await mine.owner.call(postPasskey, { body: { name: 'X', credential: other.key.create(options) } })
    expect(known.status).toBe(409)
    const params = { id: other.passkey.id }
    const { password } = mine
    expect((await mine.owner.call(putPasskey, { params, body: { name: 'X', password } })).status).toBe(404)
    expect((await mine.owner.call(postPasskeyRemove, { params, body: { password } })).status).toBe(404)
    const visitor = await makeVisitor(api.url)
    expect((await signIn(visitor, other.key.get(await asked(visitor)))).status).toBe(422)
    expect((await other.owner.ask(getPasskeys)).items).toMatchObject([{ name: 'Telefonum' }])
  })

  it('are renamed and removed with the password, and not without', async () => {
    const { owner, password, passkey, email, id } = await withPasskey()
    const params = { id: passkey.id }
    const wrong = 'Yanlis-Parola-1'
    expect((await owner.call(putPasskey, { params, body: { name: 'Yeni', password: wrong } })).status).toBe(422)
    expect((await owner.call(putPasskey, { params, body: { name: 'x'.repeat(41), password } })).status).toBe(422)
    expect((await owner.call(putPasskey, { params, body: { name: 'Yeni', password } })).status).toBe(200)
    expect((await owner.ask(getPasskeys)).items).toMatchObject([{ name: 'Yeni' }])
    expect((await owner.call(postPasskeyRemove, { params, body: { password: wrong } })).status).toBe(422)
    expect((await owner.call(postPasskeyRemove, { params, body: { password } })).status).toBe(200)
    expect((await owner.call(postPasskeyRemove, { params, body: { password } })).status).toBe(404)
    expect((await owner.ask(getPasskeys)).items).toEqual([])
    expect(await mails(email)).toEqual(expect.arrayContaining([expect.stringContaining('silindi')]))
    expect(await events(id)).toEqual(expect.arrayContaining(['passkey-changed', 'passkey-removed']))
  })

  it('are ten at most, in two tabs too', async () => {
    const { owner, password } = await withPasskey()
    for (let count = 1; count < passkeyRules.most - 1; count += 1)
      await add(owner, device(), password, `Anahtar ${count}`)
    const begun = [
      await owner.ask(postPasskeyBegin, { body: { password } }),
      await owner.ask(postPasskeyBegin, { body: { password } }),
    ]
    const both = await Promise.all(
      begun.map(({ options }) =>
        owner.call(postPasskey, { body: { name: 'Son', credential: device().create(options) } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await owner.call(postPasskeyBegin, { body: { password } })).status).toBe(409)
  })

  it('are in the export without the key, and go with the account', async () => {
    const { owner, password, key } = await withPasskey()
    const { parts } = await owner.ask(postAccountExport, { body: { password } })
    expect(parts['passkeys']).toEqual([{ name: 'Telefonum', created_at: expect.any(String), used_at: null }])
    await owner.ask(postDeleteAccount, { body: { password } })
    const visitor = await makeVisitor(api.url)
    expect((await signIn(visitor, key.get(await asked(visitor)))).status).toBe(422)
    const left = await api.deps.db.selectFrom('passkeys').select('id').where('credential_id', '=', key.id).execute()
    expect(left).toEqual([])
  })
})
