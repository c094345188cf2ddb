import { randomUUID } from 'node:crypto'
import {
  type CallInput,
  getActivationLink,
  getMe,
  postAccessToken,
  postActivationCode,
  postForgotPassword,
  postRecoverPassword,
  postRegister,
  postResendActivation,
  postUpdatePassword,
  putMe,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { findRegistration, passwordMark } from './pending-registrations.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { mailedToken } from '../../testing/mailed-token.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { readMails } from '../../testing/read-mails.ts'
import { solveRobotCheck } from '../../testing/solve-robot-check.ts'

type Form = CallInput<typeof postRegister>['body']
const hour = 3_600_000

let api: TestApi
let visitor: Visitor
let email = ''
let applicants = 0
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  // An hour later the hourly limits are reset.
  api.advance(hour)
  visitor = await makeVisitor(api.url)
  applicants += 1
  email = `aday${applicants}@ornek.test`
})

const form = (more: Partial<Form> = {}): Form => ({
  first_name: 'Işıl',
  last_name: 'İğdeli',
  email,
  password: 'Dogru-Parola-1',
  phone: '0555 000 00 00',
  contract_accepted: true,
  ...more,
})
const register = (more: Partial<Form> = {}) => visitor.call(postRegister, { body: form(more) })
const token = async (address = email) => (await mailedToken(api.deps.db, address)) ?? ''
const login = (username: string, password: string) => visitor.call(postAccessToken, { body: { username, password } })
const mailsTo = async (address: string) =>
  (await readMails(api.deps.db)).filter(({ recipient }) => recipient === address)

describe('signing up', () => {
  it('mails a link in Turkish that activates the account with the registered data', async () => {
    expect((await register({ newsletter: true })).data).toMatchObject({ activation_required: true })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Güvercin üyeliğinizi etkinleştirin')
    expect(mail?.text).toContain('Merhaba Işıl')
    await visitor.ask(postActivationCode, { body: { code: await token() } })
    const member = await makeVisitor(api.url, { username: email, password: 'Dogru-Parola-1' })
    expect(await member.ask(getMe)).toMatchObject({
      first_name: 'Işıl',
      last_name: 'İğdeli',
      phone: '05550000000',
      newsletter: true,
      insider_contact_list: false,
    })
  })

  it.each<[Partial<Form>, string]>([
    [{ first_name: '' }, 'Ad zorunludur.'],
    [{ last_name: 'Karaca<b>' }, 'Soyad yalnızca harf içerebilir.'],
    [{ email: 'elif@ornek' }, 'E-posta geçersiz'],
    [{ phone: '0212 555 00 00' }, 'Cep telefonu geçersiz'],
    [{ password: 'dogru-parola-1' }, 'Şifre alanı en az bir tane büyük harf içermeli'],
    [{ password: 'DOGRU-PAROLA-1' }, 'Şifre alanı en az bir tane küçük harf içermeli'],
    [{ password: 'Dogru-Parola' }, 'Şifre alanı en az bir tane rakam içermeli'],
    [{ password: 'Dogru-1' }, 'Şifre alanı 8 ile 200 karakter aralığında olmalıdır.'],
    [{ contract_accepted: false }, 'Üyelik sözleşmesi zorunludur.'],
  ])('refuses %j with the sentence of the field', async (wrong, sentence) => {
    const refused = await register(wrong)
    expect([refused.status, refused.message]).toEqual([422, sentence])
    expect(await mailsTo(email)).toEqual([])
  })

  it('tells an existing member only by mail, with the same response as for a new address', async () => {
    const member = await insertMember(api)
    const fresh = await register()
    const taken = await register({ email: member.email, password: 'Baska-Parola-2' })
    expect([taken.status, taken.data]).toEqual([fresh.status, fresh.data])
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual(['Güvercin üyeliğiniz zaten var'])
    expect((await login(member.email, 'Baska-Parola-2')).status).toBe(422)
  })

  it('activates the registration whose link is opened, although another one has the same address', async () => {
    await register({ password: 'Sahibin-Parolasi-1' })
    const own = await token()
    await register({ password: 'Yabanci-Parola-1', first_name: 'Yabancı' })
    await visitor.ask(postActivationCode, { body: { code: own } })
    expect((await visitor.call(postActivationCode, { body: { code: await token() } })).status).toBe(404)
    expect((await login(email, 'Yabanci-Parola-1')).status).toBe(422)
    expect((await login(email, 'Sahibin-Parolasi-1')).data.user.first_name).toBe('Işıl')
  })

  it('hashes a wrong password once for any number of pending registrations', async () => {
    const person = {
      first_name: 'Işıl',
      last_name: 'İğdeli',
      phone: null,
      newsletter: false,
      insider_contact_list: false,
    }
    const waiting = ['Bekleyen-1', 'Bekleyen-2'].map((password) => ({
      ...person,
      // Comparing with this invalid hash throws.
      password_hash: 'no hash',
      password_mark: passwordMark(api.deps.config, 'biri@ornek.test', password),
    }))
    const mark = passwordMark(api.deps.config, 'biri@ornek.test', 'Yanlis-Parola-1')
    expect(await findRegistration(waiting, 'Yanlis-Parola-1', mark)).toBeUndefined()
    const [first] = waiting
    const right = findRegistration(waiting, 'Bekleyen-1', first?.password_mark ?? '')
    await expect(right).rejects.toThrow()
  })

  it('opens an account once though its code is sent twenty times at once', async () => {
    await register()
    const code = await token()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.call(postActivationCode, { body: { code } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('mails the link again only for the registration whose password is sent', async () => {
    await register({ password: 'Sahibin-Parolasi-1' })
    await register({ password: 'Yabanci-Parola-1', first_name: 'Yabancı' })
    const resend = async (password?: string) =>
      visitor.ask(postResendActivation, {
        body: { username: email, recaptcha: await solveRobotCheck(visitor), ...(password && { password }) },
      })
    await resend()
    expect((await mailsTo(email)).at(-1)?.text).toContain('birden fazla üyelik başvurusu')
    expect((await login(email, 'Sahibin-Parolasi-1')).message).toMatch(/etkinleştir/)
    await resend('Sahibin-Parolasi-1')
    await visitor.ask(postActivationCode, { body: { code: await token() } })
    expect((await login(email, 'Yabanci-Parola-1')).status).toBe(422)
    expect((await login(email, 'Sahibin-Parolasi-1')).data.user.first_name).toBe('Işıl')
  })

  it('reports an active membership when the link is opened again', async () => {
    await register()
    const code = await token()
    await visitor.ask(postActivationCode, { body: { code } })
    for (const again of [
      await visitor.call(getActivationLink, { params: { code } }),
      await visitor.call(postActivationCode, { body: { code } }),
    ])
      expect([again.status, again.message]).toEqual([409, expect.stringContaining('zaten etkin')])
  })

  it.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['spaces for hyphens', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['neither', (code: string) => code.replaceAll('-', '')],
  ])('takes the mailed code of twelve letters and digits, typed with %s', async (_how, typed) => {
    await register()
    const [mail] = await mailsTo(email)
    const code = /Aktivasyon kodunuz: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect((await visitor.call(postActivationCode, { body: { code: typed(code) } })).status).toBe(200)
  })

  it('refuses a link after a day', async () => {
    await register()
    const code = await token()
    api.advance(24 * hour + 1000)
    visitor = await makeVisitor(api.url)
    const dead = await visitor.call(getActivationLink, { params: { code } })
    expect([dead.status, dead.message]).toEqual([404, expect.stringMatching(/süresi dolmuş/)])
  })

  it('stores no password and no code that could be used', async () => {
    await register()
    const code = await token()
    const rows = JSON.stringify([
      await api.deps.db.selectFrom('account_tokens').selectAll().execute(),
      await api.deps.db.selectFrom('users').selectAll().where('email', '=', email).execute(),
    ])
    expect(rows).not.toContain('Dogru-Parola-1')
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  it('sends at most five mails an hour to an address', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await register()).status).toBe(200)
    const refused = await register()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await mailsTo(email)).toHaveLength(5)
  })
})

describe('a robot check', () => {
  const resend = (recaptcha: string, who = visitor) =>
    who.call(postResendActivation, { body: { username: email, recaptcha } })

  it.each(['', 'a', 'a:b', 'x.1700000000000.y:1', ':'])('refuses %j', async (solution) => {
    const refused = await resend(solution)
    expect([refused.status, refused.message]).toEqual([422, '* Lütfen robot olmadığınızı onaylayınız.'])
  })

  it('counts once, also when it is sent ten times at once', async () => {
    const solution = await solveRobotCheck(visitor)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(solution)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused in another session, and after ten minutes', async () => {
    const solution = await solveRobotCheck(visitor)
    expect((await resend(solution, await makeVisitor(api.url))).status).toBe(422)
    api.advance(10 * 60_000 + 1000)
    expect((await resend(solution)).status).toBe(422)
  })

  it('is of no use with another number', async () => {
    const [challenge] = (await solveRobotCheck(visitor)).split(':')
    const wrong = await Promise.all(['-1', '0x1', '999999999'].map((number) => resend(`${challenge}:${number}`)))
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422])
  })
})

describe('a password', () => {
  const forget = async (address: string) =>
    visitor.ask(postForgotPassword, { body: { user_email: address, recaptcha: await solveRobotCheck(visitor) } })

  it('set by a link ends all sessions and links, and is reported to the member by mail', async () => {
    const member = await insertMember(api)
    const device = await makeVisitor(api.url, member.credentials)
    await forget(member.email)
    const first = await token(member.email)
    await forget(member.email)
    const body = { token: await token(member.email), password: 'Yepyeni-Parola-2' }
    expect((await visitor.call(postRecoverPassword, { body: { ...body, token: first } })).status).toBe(404)
    await visitor.ask(postRecoverPassword, { body })
    expect((await device.call(getMe)).status).toBe(401)
    expect((await mailsTo(member.email)).at(-1)?.subject).toBe('Güvercin şifreniz değişti')
  })

  it('set by a link reports the passkey, the phone and the Google login that also open the account', async () => {
    const { db, clock } = api.deps
    const member = await insertMember(api)
    const [user_id, created_at] = [member.id, clock.now()]
    const key = { id: randomUUID(), credential_id: randomUUID(), public_key: '', counter: 0, transports: [] }
    await db
      .insertInto('passkeys')
      .values({ ...key, user_id, name: 'Yabancı telefon', created_at, used_at: null })
      .execute()
    await db.insertInto('social_logins').values({ provider: 'google', subject: user_id, user_id, created_at }).execute()
    await db
      .updateTable('users')
      .set({ phone: '05321234567', proven_phone: '5321234567' })
      .where('id', '=', user_id)
      .execute()
    await forget(member.email)
    const { msg } = await visitor.ask(postRecoverPassword, {
      body: { token: await token(member.email), password: 'Yepyeni-Parola-2' },
    })
    const mail = (await mailsTo(member.email)).at(-1)
    for (const told of [msg, mail?.text, mail?.html])
      for (const way of ['Yabancı telefon', 'sonu 67 ile biten', 'Google']) expect(told).toContain(way)
  })

  it('set by a link lets this browser log in although other clients have used up the guesses', async () => {
    const member = await insertMember(api)
    await forget(member.email)
    const password = 'Yepyeni-Parola-3'
    const body = { token: await token(member.email), password }
    const cookie = (await visitor.call(postRecoverPassword, { body })).headers.get('set-cookie')?.split(';')[0] ?? ''
    const login = async (typed: string, headers = {}) =>
      (await visitor.call(postAccessToken, { body: { username: member.email, password: typed } }, headers)).status
    for (let guess = 0; guess < 11; guess += 1) await login('Yanlis-Parola-1')
    expect(await login(password)).toBe(429)
    expect(await login(password, { cookie })).toBe(200)
  })

  it('can be reset from another network, or a known device, after other clients used up the mails', async () => {
    const member = await insertMember(api)
    const login = { body: { username: member.email, password: member.password } }
    const cookie = (await visitor.call(postAccessToken, login)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const ask = async (network: number, headers = {}) => {
      const who = await makeVisitor(api.url)
      const body = { user_email: member.email, recaptcha: await solveRobotCheck(who) }
      const from = { 'x-forwarded-for': `192.0.2.${network}`, ...headers }
      return (await who.call(postForgotPassword, { body }, from)).status
    }
    for (let mail = 0; mail < 5; mail += 1) expect(await ask(1)).toBe(200)
    expect(await ask(1)).toBe(429)
    expect(await ask(2)).toBe(200)
    for (let mail = 0; mail < 15; mail += 1) await ask(3 + (mail % 3))
    expect(await ask(9)).toBe(429)
    expect(await ask(9, { cookie })).toBe(200)
  })

  it('is refused if it is weak, or if the link is half an hour old', async () => {
    const member = await insertMember(api)
    await forget(member.email)
    const body = { token: await token(member.email), password: 'zayif' }
    expect((await visitor.call(postRecoverPassword, { body })).status).toBe(422)
    api.advance(30 * 60_000 + 1000)
    const late = await visitor.call(postRecoverPassword, { body: { ...body, password: 'Yepyeni-Parola-2' } })
    expect(late.status).toBe(404)
  })

  it('changed by the member ends the other sessions and not this one', async () => {
    const member = await insertMember(api)
    const [here, there] = [
      await makeVisitor(api.url, member.credentials),
      await makeVisitor(api.url, member.credentials),
    ]
    await here.ask(postUpdatePassword, {
      body: { old_password: member.password, new_password: 'Yepyeni-Parola-2' },
    })
    expect((await here.call(getMe)).status).toBe(200)
    expect((await there.call(getMe)).status).toBe(401)
  })

  it('is not changed to itself, and not by guessing the current one', async () => {
    const member = await insertMember(api)
    const here = await makeVisitor(api.url, member.credentials)
    const change = (old_password: string, new_password: string) =>
      here.call(postUpdatePassword, { body: { old_password, new_password } })
    expect((await change(member.password, member.password)).message).toMatch(/farklı olmalıdır/)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(`Yanlis-Parola-${guess}`, 'Yepyeni-Parola-2')).status).toBe(422)
    expect((await change(member.password, 'Yepyeni-Parola-2')).status).toBe(429)
  })
})

it('records when each consent is given and withdrawn', async () => {
  const member = await insertMember(api)
  const here = await makeVisitor(api.url, member.credentials)
  const save = (newsletter: boolean) =>
    here.ask(putMe, {
      body: { first_name: 'Ada', last_name: 'Deneme', newsletter, insider_contact_list: false },
    })
  await save(true)
  await save(true)
  await save(false)
  const rows = await api.deps.db
    .selectFrom('consents')
    .select(['channel', 'given'])
    .where('user_id', '=', member.id)
    .orderBy('changed_at')
    .execute()
  expect(rows).toEqual([
    { channel: 'newsletter', given: true },
    { channel: 'newsletter', given: false },
  ])
})
