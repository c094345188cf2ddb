import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { readMails } from '../testing/read-mails.ts'
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

const signIn = async (body: object, cookie = '') => {
  const answer = await fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  return { status: answer.status, device: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
const toldTo = async (email: string) =>
  (await readMails(api.deps.db, { ofDevices: true })).filter(
    (mail) => mail.recipient === email && mail.subject === subject,
  )

it('tells a member by mail of a browser that is new, not of the first nor of one that signed in before', async () => {
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

it('tells nobody of a password that was wrong', async () => {
  const { email, credentials } = await insertMember(api)
  await signIn(credentials)
  expect(await signIn({ ...credentials, password: 'yanlisSifre1' })).toEqual({ status: 422, device: '' })
  expect(await toldTo(email)).toEqual([])
})

it('takes the mark of another member’s browser for none', async () => {
  const [one, other] = [await insertMember(api), await insertMember(api)]
  const { device } = await signIn(other.credentials)
  await signIn(one.credentials)
  await signIn(one.credentials, device)
  expect(await toldTo(one.email)).toHaveLength(1)
})

it('tells of a sign-in by another provider too, and knows that browser from then on', async () => {
  const { email, credentials } = await insertMember(api)
  await signIn(credentials)
  const google_token = await issuer.sign({ sub: 'g-new', email, email_verified: true })
  const { device } = await signIn({ google_token })
  expect(await toldTo(email)).toHaveLength(1)
  await signIn({ google_token }, device)
  await signIn(credentials, device)
  expect(await toldTo(email)).toHaveLength(1)
})
