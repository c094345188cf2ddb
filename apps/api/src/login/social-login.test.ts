import {
  getMe,
  getSocialProviders,
  postAccessToken,
  postActivationCode,
  postRegister,
  postSocialToken,
  unregisteredSocial,
} from '@market/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { mailedToken } from '../testing/mailed-token.ts'
import { makeVisitor, sendCall } from '../testing/make-visitor.ts'
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts'

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

const login = async (google_token: string) => {
  const response = await fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ google_token }),
  })
  return { status: response.status, ...(await response.json()) }
}
const person = (subject: string, email: string, email_verified = true) =>
  issuer.sign({ sub: subject, email, email_verified })
const register = async (token: string, email: string, password = '') => {
  const visitor = await makeVisitor(api.url)
  return visitor.ask(postRegister, {
    body: { first_name: 'Ada', last_name: 'Deneme', email, password, contract_accepted: true, token },
  })
}

describe('a login by Google', () => {
  it('is the login of the member with the proven address, and stays it when the address changes there', async () => {
    const member = await insertMember(api)
    const first = await login(await person('g-1', member.email))
    expect(first.data.user).toMatchObject({ user_id: member.id, is_active: true })
    expect((await login(await person('g-1', 'yeni-adres@ornek.test'))).data.user.user_id).toBe(member.id)
  })

  it('does not link a member by an address that Google has not proven', async () => {
    const member = await insertMember(api)
    const refused = await login(await person('g-2', member.email, false))
    expect(refused).toMatchObject({ status: 422, err_code: 5011 })
    expect(await login(await person('g-2', member.email, false))).toMatchObject({ err_code: 5011 })
  })

  it('sends a stranger to sign-up, where the proven address needs no mail', async () => {
    const token = await person('g-3', 'yabanci@ornek.test')
    const refused = await login(token)
    expect(refused.err_code).toBe(5011)
    const remote = v.parse(unregisteredSocial, refused.data)
    expect(remote).toMatchObject({ first_name: 'Ada', last_name: 'Deneme', email: 'yabanci@ornek.test' })
    expect(await register(remote.token, remote.email)).toMatchObject({ activation_required: false })
    expect((await login(token)).data.user).toMatchObject({ email: 'yabanci@ornek.test', is_active: true })
  })

  it('mails a link if another address is typed, and links the account once it is confirmed', async () => {
    const token = await person('g-4', 'g4@ornek.test')
    const { data } = await login(token)
    expect(await register(data.token, 'baska@ornek.test', 'Dogru-Parola-1')).toMatchObject({
      activation_required: true,
    })
    expect((await login(token)).err_code).toBe(5011)
    const code = (await mailedToken(api.deps.db, 'baska@ornek.test')) ?? ''
    await (await makeVisitor(api.url)).ask(postActivationCode, { body: { code } })
    expect((await login(token)).data.user.email).toBe('baska@ornek.test')
  })

  it('replaces the unconfirmed account with this address, and refuses its password', async () => {
    const begun = await insertMember(api, false)
    const { data } = await login(await person('g-5', begun.email))
    await register(data.token, begun.email)
    const visitor = await makeVisitor(api.url)
    expect((await visitor.call(postAccessToken, { body: begun.credentials })).status).toBe(422)
  })

  it('leaves an account to its owner when someone registers its address with a proof of another', async () => {
    const member = await insertMember(api)
    const { data } = await login(await person('g-6', 'g6@ornek.test'))
    await register(data.token, member.email, 'Baska-Parola-2')
    expect((await login(await person('g-6', 'g6@ornek.test'))).err_code).toBe(5011)
    await makeVisitor(api.url, member.credentials)
  })

  it.each([
    ['another audience', { aud: 'baska-site' }],
    ['another issuer', { iss: 'https://accounts.ornek.test' }],
    ['the past', { exp: 1_700_000_000 }],
    ['no end', { exp: undefined }],
    ['nobody', { sub: undefined }],
  ])('is refused for a token of %s', async (_, claims) => {
    const member = await insertMember(api)
    const token = await issuer.sign({ sub: 'g-7', email: member.email, email_verified: true, ...claims })
    expect(await login(token)).toMatchObject({ status: 422, success: false })
    expect((await login(token)).err_code).toBeUndefined()
  })

  it('is refused for a token signed with another key, and for none at all', async () => {
    const forged = await issuer.sign({ sub: 'g-8', email: 'a@ornek.test', email_verified: true }, { key: 'another' })
    for (const token of [forged, '', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJnLTgifQ.'])
      expect((await login(token)).status).toBe(422)
  })

  it('refuses the sign-up token as a session', async () => {
    const { data } = await login(await person('g-9', 'g9@ornek.test'))
    expect((await sendCall(api.url, data.token, getMe)).status).toBe(401)
  })
})

describe('the code of the redirect to Google and back', () => {
  const redeem = async ({ returnTo: return_to, ...answer }: Awaited<ReturnType<TestIssuer['codeFor']>>) =>
    sendCall(api.url, undefined, postSocialToken, { body: { provider: 'google', ...answer, return_to } })
  const person = { sub: 'g-20', email: 'g20@ornek.test', email_verified: true }

  it('gives the token that logs in, once', async () => {
    const member = await insertMember(api)
    const answer = await issuer.codeFor({ ...person, email: member.email })
    const { status, data } = await redeem(answer)
    expect(status).toBe(200)
    expect((await login(data?.token ?? '')).data.user.user_id).toBe(member.id)
    expect((await redeem(answer)).status).toBe(422)
  })

  it.each([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'baska' }],
    ['another address', { returnTo: 'https://kotu.example/giris-yap' }],
    ['another code', { code: 'uydurma' }],
  ])('gives none for %s', async (_, wrong) => {
    const { status, message } = await redeem({ ...(await issuer.codeFor(person)), ...wrong })
    expect([status, message]).toEqual([422, expect.stringMatching(/doğrulanamadı/)])
  })

  it.each([
    ['another audience', { aud: 'baska-site' }],
    ['another issuer', { iss: 'https://accounts.ornek.test' }],
    ['the past', { exp: 1_700_000_000 }],
  ])('gives no token of %s', async (_, claims) => {
    expect((await redeem(await issuer.codeFor({ ...person, ...claims }))).status).toBe(422)
  })
})

it('names the providers that are set up and can be reached', async () => {
  expect(await (await makeVisitor(api.url)).ask(getSocialProviders)).toEqual({
    items: [{ name: 'google', client_id: audience, authorization_url: `${issuer.url}/giris` }],
  })
  const away = await startTestApi({
    social: {
      google: { issuer: 'http://127.0.0.1:1', clientId: audience },
      facebook: { issuer: issuer.url, clientId: 'f' },
    },
  })
  const { items } = await (await makeVisitor(away.url)).ask(getSocialProviders)
  await away.stop()
  expect(items.map(({ name }) => name)).toEqual(['facebook'])
})

it('refuses a provider that is not set up, and waits for one that is down', async () => {
  const visitor = await makeVisitor(api.url)
  const off = await visitor.call(postAccessToken, { body: { facebook_token: 'a.b.c' } })
  expect([off.status, off.message]).toEqual([422, expect.stringMatching(/kullanılamıyor/)])
  const away = await startTestApi({ social: { google: { issuer: 'http://127.0.0.1:1', clientId: audience } } })
  const down = await sendCall(away.url, undefined, postAccessToken, {
    body: { google_token: await person('g-1', 'a@b.co') },
  })
  await away.stop()
  expect(down.status).toBe(503)
})
