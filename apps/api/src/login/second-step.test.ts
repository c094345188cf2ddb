import {
  getMe,
  getSecondStep,
  postAccessToken,
  postRecoveryCodes,
  postDeleteAccount,
  postRecoverPassword,
  postSecondStepConfirm,
  postSecondStepBegin,
  postSecondStepRemove,
  postAccountExport,
} from '@market/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailResetLink } from '../account/password/mail-reset-link.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mailedToken } from '../testing/mailed-token.ts'
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts'
import { nextCode, shownCode, turnOnSecondStep } from '../testing/turn-on-second-step.ts'

let api: TestApi
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer('magaza', () => api.deps.clock.now())
  api = await startTestApi({ social: { google: { issuer: issuer.url, clientId: 'magaza' } } })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})

/** A member with a second step; the visitor `owner` is signed in as that member. */
async function careful() {
  const member = await insertMember(api)
  const owner = await makeVisitor(api.url, member.credentials)
  return { ...member, owner, ...(await turnOnSecondStep(api, owner, member.password)) }
}
/** The response to a sign-in; `data` has the ticket if a second step is required. */
async function heard(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { success, err_code, data } = await response.json()
  return { status: response.status, success, code: err_code, data, cookie: response.headers.get('set-cookie') ?? '' }
}
const ticketFor = async (body: object): Promise<string> => (await heard(body)).data.ticket
const mails = async (email: string) => {
  const rows = await api.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject }) => subject).filter((subject) => /adımlı|kurtarma/.test(subject))
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

describe('signing in with a second step', () => {
  it('returns only a ticket for the password, with code 5060', async () => {
    const { credentials } = await careful()
    const refusal = await heard(credentials)
    expect(refusal).toEqual({
      status: 422,
      success: false,
      code: 5060,
      data: { ticket: expect.any(String) },
      cookie: '',
    })
    const { ticket } = refusal.data
    const bearer = { authorization: `Bearer ${ticket}` }
    expect((await fetch(`${api.url}/eptnew/user/me`, { headers: bearer })).status).toBe(401)
  })

  it('accepts the app’s code, also with a space', async () => {
    const { credentials, key, id } = await careful()
    const code = nextCode(api, key)
    const answer = await heard({ ticket: await ticketFor(credentials), code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(answer).toMatchObject({ status: 200, data: { user: { user_id: id } } })
  })

  it('takes no code twice, not even in two tabs at once', async () => {
    const { credentials, key } = await careful()
    const code = nextCode(api, key)
    const [one, other] = [await ticketFor(credentials), await ticketFor(credentials)]
    const both = await Promise.all([one, other].map((ticket) => heard({ ticket, code })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await heard({ ticket: one, code })).toMatchObject({ status: 422, code: 5060, data: { ticket: one } })
  })

  it('takes the code that turned it on for no sign-in', async () => {
    const { credentials, key } = await careful()
    expect(await heard({ ticket: await ticketFor(credentials), code: shownCode(api, key) })).toMatchObject({
      status: 422,
    })
  })

  it('accepts each recovery code once, and reports it by mail and in the log', async () => {
    const { credentials, recoveryCodes, email, id, owner } = await careful()
    const [first = '', second = ''] = recoveryCodes
    const typed = `${first.slice(0, 5).toLowerCase()}-${first.slice(5)}`
    const tickets = [await ticketFor(credentials), await ticketFor(credentials)]
    const both = await Promise.all(tickets.map((ticket) => heard({ ticket, code: typed })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await owner.ask(getSecondStep)).recovery_codes).toBe(9)
    expect(await mails(email)).toEqual([expect.stringContaining('açıldı'), expect.stringContaining('kurtarma kodu')])
    expect((await events(id)).filter((event) => event === 'recovery-code-used')).toHaveLength(1)
    expect(await heard({ ticket: await ticketFor(credentials), code: second })).toMatchObject({ status: 200 })
  })

  it('refuses a code of another member, and a forged, old or outdated ticket', async () => {
    const [mine, other] = [await careful(), await careful()]
    const ticket = await ticketFor(mine.credentials)
    expect(await heard({ ticket, code: nextCode(api, other.key) })).toMatchObject({ status: 422, code: 5060 })
    expect(await heard({ ticket, code: other.recoveryCodes[0] })).toMatchObject({ status: 422, code: 5060 })
    const over = { status: 422, code: 5061, data: null }
    expect(await heard({ ticket: `${ticket.slice(0, -4)}AAAA`, code: nextCode(api, mine.key) })).toMatchObject(over)
    expect(await heard({ ticket: mine.owner.bearer, code: nextCode(api, mine.key) })).toMatchObject(over)
    const late = await ticketFor(mine.credentials)
    api.advance(11 * 60_000)
    expect(await heard({ ticket: late, code: nextCode(api, mine.key) })).toMatchObject(over)
    const former = await ticketFor(mine.credentials)
    await mailResetLink(api.deps.db, api.deps.config, mine.email, api.deps.clock.now())
    const token = (await mailedToken(api.deps.db, mine.email)) ?? ''
    const visitor = await makeVisitor(api.url)
    await visitor.ask(postRecoverPassword, { body: { token, password: 'Baska-Parola-1' } })
    expect(await heard({ ticket: former, code: nextCode(api, mine.key) })).toMatchObject(over)
    expect(await heard({ ...mine.credentials, password: 'Baska-Parola-1' })).toMatchObject({ status: 422, code: 5060 })
  })

  it('is also required after another provider’s sign-in', async () => {
    const { email, id, key } = await careful()
    const google_token = await issuer.sign({ sub: id, email, email_verified: true })
    const refusal = await heard({ google_token })
    expect(refusal).toMatchObject({ status: 422, code: 5060 })
    const answer = await heard({ ticket: refusal.data.ticket, code: nextCode(api, key) })
    expect(answer).toMatchObject({ status: 200, data: { user: { user_id: id } } })
  })

  it('locks out a client that guesses with the password, and still accepts the owner’s device', async () => {
    api.advance(24 * 3_600_000)
    const { credentials, key, recoveryCodes, id } = await careful()
    const { cookie } = await heard({ ticket: await ticketFor(credentials), code: recoveryCodes[0] })
    const ticket = await ticketFor(credentials)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => heard({ ticket, code: '000000' })))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(await heard({ ticket, code: nextCode(api, key) })).toMatchObject({ status: 429 })
    expect((await events(id)).filter((event) => event === 'second-step-refused')).toHaveLength(10)
    const device = { cookie: cookie.split(';')[0] ?? '' }
    expect(await heard({ ticket, code: nextCode(api, key) }, device)).toMatchObject({ status: 200 })
  })

  it('accepts at most fifty wrong codes a day from unknown devices', async () => {
    const day = 24 * 3_600_000
    api.advance(day - (api.deps.clock.now().getTime() % day))
    const { credentials } = await careful()
    let wrong = 0
    for (let turn = 0; turn < 8; turn++) {
      const ticket = await ticketFor(credentials)
      for (let guess = 0; guess < 10; guess++) {
        const { status } = await heard({ ticket, code: '000000' })
        wrong += status === 422 ? 1 : 0
      }
      api.advance(15 * 60_000)
    }
    expect(wrong).toBe(50)
  })
})

describe('turning the second step on and off', () => {
  it('stores neither key nor recovery code in plain text', async () => {
    const { id, key, recoveryCodes } = await careful()
    const { sql } = await import('kysely')
    const { rows } = await sql<{ kept: string }>`
      select concat(to_jsonb(s)::text, (select json_agg(r)::text from recovery_codes r where r.user_id = s.user_id)) as kept
      from second_steps s where user_id = ${id}`.execute(api.deps.db)
    const kept = rows[0]?.kept ?? ''
    expect(kept).toContain('sealed:')
    for (const secret of [key, ...recoveryCodes]) expect(kept.includes(secret)).toBe(false)
  })

  it('needs the password to start, and changes nothing before it is confirmed', async () => {
    const { credentials, password } = await insertMember(api)
    const visitor = await makeVisitor(api.url, credentials)
    const wrong = await visitor.call(postSecondStepBegin, { body: { password: 'Yanlis-Parola-1' } })
    expect(wrong.status).toBe(422)
    const { key, uri } = await visitor.ask(postSecondStepBegin, { body: { password } })
    expect(uri).toMatch(/^otpauth:\/\/totp\/[^?]+%40ornek\.test\?secret=[A-Z2-7]{32}&issuer=/)
    await makeVisitor(api.url, credentials)
    api.advance(31 * 60_000)
    expect((await visitor.call(postSecondStepConfirm, { body: { code: nextCode(api, key) } })).status).toBe(422)
    expect((await visitor.ask(getSecondStep)).on).toBe(false)
  })

  it('gives the recovery codes again to a try whose answer was lost, and to no other', async () => {
    const { credentials, password } = await insertMember(api)
    const visitor = await makeVisitor(api.url, credentials)
    const { key } = await visitor.ask(postSecondStepBegin, { body: { password } })
    const body = { code: nextCode(api, key) }
    const again = { 'idempotency-key': randomUUID() }
    const first = await visitor.ask(postSecondStepConfirm, { body }, again)
    expect(await visitor.ask(postSecondStepConfirm, { body }, again)).toEqual(first)
    expect((await visitor.call(postSecondStepConfirm, { body })).status).toBe(409)
  })

  it('stops guesses of the code that turns it on', async () => {
    const { credentials, password } = await insertMember(api)
    const visitor = await makeVisitor(api.url, credentials)
    await visitor.ask(postSecondStepBegin, { body: { password } })
    const tries = Array.from({ length: 12 }, () => visitor.call(postSecondStepConfirm, { body: { code: '000000' } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('is turned off by password and code, and reports it by mail and in the log', async () => {
    const { credentials, password, key, owner, email, id, recoveryCodes } = await careful()
    const off = (body: object) => owner.call(postSecondStepRemove, { body })
    expect((await off({ password: 'Yanlis-Parola-1', code: nextCode(api, key) })).status).toBe(422)
    expect((await off({ password, code: '000000' })).status).toBe(422)
    expect((await off({ password, code: nextCode(api, key) })).status).toBe(200)
    expect((await off({ password, code: recoveryCodes[0] })).status).toBe(404)
    await makeVisitor(api.url, credentials)
    expect(await mails(email)).toEqual([expect.stringContaining('açıldı'), expect.stringContaining('kapatıldı')])
    expect((await events(id)).filter((event) => event.startsWith('second-step'))).toEqual([
      'second-step-on',
      'second-step-off',
    ])
  })

  it('returns new recovery codes only for a code of the app, and ends the old ones', async () => {
    const { owner, key, recoveryCodes, credentials, email, id } = await careful()
    const renew = (code: string | undefined, headers?: Record<string, string>) =>
      owner.call(postRecoveryCodes, { body: { code: code ?? '' } }, headers)
    expect((await renew('000000')).status).toBe(422)
    expect((await renew(recoveryCodes[0])).status).toBe(422)
    const code = nextCode(api, key)
    const headers = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([renew(code, headers), renew(code, headers)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.data).toEqual(both[1]?.data)
    expect((await renew(code)).status).toBe(422)
    const codes = both[0]?.data.recovery_codes ?? []
    expect((await owner.ask(getSecondStep)).recovery_codes).toBe(10)
    const ticket = await ticketFor(credentials)
    expect(await heard({ ticket, code: recoveryCodes[1] })).toMatchObject({ status: 422, code: 5060 })
    expect(await heard({ ticket, code: codes[0] })).toMatchObject({ status: 200 })
    expect((await mails(email)).filter((subject) => subject.includes('yeni kurtarma'))).toHaveLength(1)
    expect((await events(id)).filter((event) => event === 'recovery-codes-renewed')).toHaveLength(1)
  })

  it('refuses new recovery codes without a second step, and after too many wrong codes', async () => {
    const { credentials } = await insertMember(api)
    const other = await makeVisitor(api.url, credentials)
    expect((await other.call(postRecoveryCodes, { body: { code: '123456' } })).status).toBe(404)
    const { owner, key } = await careful()
    const tries = Array.from({ length: 12 }, () => owner.call(postRecoveryCodes, { body: { code: '000000' } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
    expect((await owner.call(postRecoveryCodes, { body: { code: nextCode(api, key) } })).status).toBe(429)
  })

  it('is not shown to another member', async () => {
    await careful()
    const other = await makeVisitor(api.url, (await insertMember(api)).credentials)
    expect(await other.ask(getSecondStep)).toEqual({ on: false, since: null, recovery_codes: 0 })
  })

  it('is required to delete the account, and is in the export without its key', async () => {
    const { owner, password, key, id } = await careful()
    expect((await owner.call(postAccountExport, { body: { password } })).status).toBe(422)
    const proof = { password, second_step: nextCode(api, key) }
    const { parts } = await owner.ask(postAccountExport, { body: proof })
    expect(parts['second_step']).toEqual([{ on_since: expect.any(String) }])
    expect(JSON.stringify(parts).includes(key)).toBe(false)
    const leave = (visitor: Visitor, body: object) => visitor.call(postDeleteAccount, { body })
    expect((await leave(owner, { password })).status).toBe(422)
    expect((await leave(owner, { password, second_step: '000000' })).status).toBe(422)
    expect((await owner.call(getMe)).status).toBe(200)
    expect((await leave(owner, { password, second_step: nextCode(api, key) })).status).toBe(200)
    for (const table of ['second_steps', 'recovery_codes'] as const)
      expect(await api.deps.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
  })
})

it('needs no second step if the member has none', async () => {
  const { credentials } = await insertMember(api)
  const visitor = await makeVisitor(api.url, credentials)
  expect((await visitor.ask(postAccessToken, { body: {} })).status).toBe('member')
})
