import { postPhoneCode, postPhoneProof, postSignInCode, postUpdatePhone } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'
import { readSms } from '../testing/read-sms.ts'
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts'

const subject = 'Güvercin hesabınıza yeni bir cihazdan giriş yapıldı'
const audience = 'guvercin-magaza'
let api: TestApi
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer(audience, () => api.deps.clock.now())
  api = await startTestApi({ social: { google: { issuer: issuer.url, clientId: audience } } })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})

const signIn = async (body: object, cookie = '', bearer?: string) => {
  const answer = await fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, device: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
const toldTo = async (email: string) =>
  (await readMails(api.deps.db, { ofDevices: true })).filter(
    (mail) => mail.recipient === email && mail.subject === subject,
  )

it('mails a member about a new browser, not about the first one or a known one', async () => {
  const { email, credentials } = await insertMember(api)
  const first = await signIn(credentials)
  await signIn(credentials, first.device)
  expect(await toldTo(email)).toEqual([])

  const second = await signIn(credentials)
  const [mail, ...others] = await toldTo(email)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/\d{1,2} \p{L}+ günü saat \d\d\.\d\d/u)
  expect(mail?.text).toContain('/my/sifre-degistir')
  await signIn(credentials, second.device)
  expect(await toldTo(email)).toHaveLength(1)
})

it('sends no mail after a wrong password', async () => {
  const { email, credentials } = await insertMember(api)
  await signIn(credentials)
  expect(await signIn({ ...credentials, password: 'yanlisSifre1' })).toEqual({ status: 422, device: '' })
  expect(await toldTo(email)).toEqual([])
})

it('treats the cookie of another member’s browser as unknown', async () => {
  const [one, other] = [await insertMember(api), await insertMember(api)]
  const { device } = await signIn(other.credentials)
  await signIn(one.credentials)
  await signIn(one.credentials, device)
  expect(await toldTo(one.email)).toHaveLength(1)
})

it('mails about a sign-in by another provider, and knows that browser afterwards', async () => {
  const { email, credentials } = await insertMember(api)
  await signIn(credentials)
  const google_token = await issuer.sign({ sub: 'g-new', email, email_verified: true })
  const { device } = await signIn({ google_token })
  expect(await toldTo(email)).toHaveLength(1)
  await signIn({ google_token }, device)
  await signIn(credentials, device)
  expect(await toldTo(email)).toHaveLength(1)
})

it('mails about a sign-in by a code, and not about a wrong code', async () => {
  const { email, credentials, password } = await insertMember(api)
  const phone = '5339990001'
  const owner = await makeVisitor(api.url, credentials)
  await owner.ask(postUpdatePhone, { body: { phone: `0${phone}` } })
  await owner.ask(postPhoneCode, { body: { password } })
  await owner.ask(postPhoneProof, { body: { code: readSms(api, phone).at(-1) ?? '' } })

  const byMail = await makeVisitor(api.url)
  await byMail.ask(postSignInCode, { body: { email } })
  const mailed_code = await mailedCode(api.deps.db, email)
  const wrong = mailed_code === '000000' ? '000001' : '000000'
  expect((await signIn({ username: email, mailed_code: wrong }, '', byMail.bearer)).status).toBe(422)
  expect(await toldTo(email)).toEqual([])
  const first = await signIn({ username: email, mailed_code }, '', byMail.bearer)
  expect([first.status, await toldTo(email)]).toEqual([200, [expect.anything()]])

  const codeOf = async (device = '') => {
    const visitor = await makeVisitor(api.url)
    await visitor.ask(postSignInCode, { body: { phone } }, { cookie: device })
    return { sms_code: readSms(api, phone).at(-1) ?? '', bearer: visitor.bearer }
  }
  const sent = await codeOf()
  await signIn({ phone, sms_code: sent.sms_code }, '', sent.bearer)
  expect(await toldTo(email)).toHaveLength(2)
  // The browser that used the mailed code is known from then on, whatever way it signs in.
  const again = await codeOf(first.device)
  await signIn({ phone, sms_code: again.sms_code }, first.device, again.bearer)
  expect(await toldTo(email)).toHaveLength(2)
})
