import { addToCart, getCart, getMe, getProducts, postAccessToken, postLogout } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { addDemoMembers, demoMembers, demoPassword } from '../demo/add-demo-members.ts'
import { hashPassword } from '../session/password-hash.ts'

const minute = 60_000
const hour = 60 * minute
const [elif, mert] = demoMembers
const credentials = (username: string, password = demoPassword) => ({ username, password })

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addDemoMembers(api.deps.db, api.deps.clock.now())
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const anonymous = () => makeVisitor(api.url)
/** Advances past the limits, so that failures of earlier tests do not count. */
const afterLimits = () => api.advance(2 * hour)
const withBearer = (bearer: string, body: unknown = {}) =>
  fetch(`${api.url}/eptnew/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })

describe('an anonymous token', () => {
  it('has no user, may list products and may not read a member', async () => {
    const visitor = await anonymous()
    const renewed = await visitor.ask(postAccessToken, { body: {} })
    expect(renewed.user).toMatchObject({ user_id: null, is_active: false, guest_email: null })
    expect((await visitor.call(getProducts)).status).toBe(200)
    expect((await visitor.call(getMe)).status).toBe(403)
  })

  it('carries the user in its payload', async () => {
    const visitor = await anonymous()
    const [, payload = ''] = visitor.bearer.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      user_id: null,
      is_active: false,
      first_name: '',
      exp: expect.any(Number),
    })
  })
})

describe('a login', () => {
  it('gives the member', async () => {
    const visitor = await makeVisitor(api.url, credentials('Elif.Karaca@ORNEK.com'))
    expect(await visitor.ask(getMe)).toMatchObject({
      email: elif.email,
      first_name: 'Elif',
      is_active: true,
      phone: elif.phone,
    })
  })

  it('ends the previous session and takes over its cart once', async () => {
    const visitor = await anonymous()
    await visitor.ask(addToCart, { body: { product_id: 1, num: 2 } })
    const { access_token } = await visitor.ask(postAccessToken, { body: credentials(elif.email) })
    expect((await visitor.call(getCart)).status).toBe(401)
    const read = async () => {
      const answer = await fetch(`${api.url}/eptnew/cart`, { headers: { authorization: `Bearer ${access_token}` } })
      return (await answer.json()).data
    }
    expect((await read()).count).toBe(2)
    // Logging in with the ended token requests the merge again.
    expect((await visitor.call(postAccessToken, { body: credentials(elif.email) })).status).toBe(200)
    expect((await read()).count).toBe(2)
  })

  it('merges a cart once, even when two logins run at once', async () => {
    const visitor = await anonymous()
    await visitor.ask(addToCart, { body: { product_id: 1, num: 2 } })
    const logins = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.call(postAccessToken, { body: credentials(mert.email) })),
    )
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const member = await makeVisitor(api.url, credentials(mert.email))
    expect((await member.ask(getCart)).count).toBe(2)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const visitor = await anonymous()
    const wrong = await visitor.call(postAccessToken, { body: credentials(elif.email, 'yanlisSifre1') })
    const unknown = await visitor.call(postAccessToken, { body: credentials('kimse@ornek.com', 'yanlisSifre1') })
    expect(wrong.status).toBe(422)
    expect(wrong.message).toMatch(/şifreniz hatalı/)
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message])
  })

  it('reports an unconfirmed account with code 5032 only for the right password', async () => {
    await api.deps.db
      .insertInto('users')
      .values({
        id: '0b7f3f5e-6f0c-4a55-9a53-2d0c3a0f7a11',
        email: 'yeni@ornek.com',
        email_key: 'yeni@ornek.com',
        password_hash: await hashPassword(demoPassword),
        first_name: 'Yeni',
        last_name: 'Üye',
        created_at: api.deps.clock.now(),
      })
      .execute()
    const login = async (password: string) => {
      const answer = await withBearer('', credentials('yeni@ornek.com', password))
      return { status: answer.status, ...(await answer.json()) }
    }
    expect(await login(demoPassword)).toMatchObject({ status: 422, err_code: 5032 })
    expect((await login('yanlisSifre1')).err_code).toBeUndefined()
  })

  it('does not take İ, ı or look-alikes for i', async () => {
    afterLimits()
    for (const username of ['elİf.karaca@ornek.com', 'elıf.karaca@ornek.com', 'ｅlif.karaca@ornek.com'])
      expect((await withBearer('', credentials(username))).status, username).toBe(422)
    const dottedTwice = 'eli\u0307f.karaca@ornek.com'
    expect((await withBearer('', credentials(dottedTwice))).status, 'İ in small letters of another language').toBe(200)
    afterLimits()
  })

  it('is refused after ten failures, the right password too, until the time is over', async () => {
    afterLimits()
    const fail = async (password: string) => (await withBearer('', credentials(mert.email, password))).status
    const statuses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) statuses.push(await fail('yanlisSifre1'))
    expect(new Set(statuses)).toEqual(new Set([422]))
    const refused = await withBearer('', credentials(mert.email))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).err_msg).toMatch(/sonra tekrar deneyin/)
    api.advance(Number(refused.headers.get('retry-after')) * 1000 + 1000)
    expect(await fail(demoPassword)).toBe(200)
  })

  it('stays possible from other networks while one network guesses, until fifty wrong guesses in all', async () => {
    afterLimits()
    const from = async (network: number, password: string) => {
      const answer = await fetch(`${api.url}/eptnew/access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${network}` },
        body: JSON.stringify(credentials(mert.email, password)),
      })
      return answer.status
    }
    for (let guess = 0; guess < 10; guess += 1) expect(await from(20, 'yanlisSifre1')).toBe(422)
    expect(await from(20, demoPassword)).toBe(429)
    expect(await from(21, demoPassword)).toBe(200)
    for (let guess = 0; guess < 40; guess += 1)
      expect(await from(22 + Math.floor(guess / 10), 'yanlisSifre1')).toBe(422)
    expect(await from(30, demoPassword)).toBe(429)
  })

  it('stays possible on a known device while others guess, and limits this device’s guesses', async () => {
    afterLimits()
    const from = async (network: number, password: string, cookie = '', username: string = mert.email) => {
      const answer = await fetch(`${api.url}/eptnew/access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}`, cookie },
        body: JSON.stringify(credentials(username, password)),
      })
      return { status: answer.status, set: answer.headers.get('set-cookie') ?? '' }
    }
    const first = await from(1, demoPassword)
    expect(first.set).toMatch(/^device=[\w.-]+; Path=\/eptnew; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const device = first.set.split(';')[0] ?? ''
    const other = (await from(1, demoPassword, '', elif.email)).set.split(';')[0] ?? ''
    for (let guess = 0; guess < 60; guess += 1) await from(2 + Math.floor(guess / 10), 'yanlisSifre1')
    expect((await from(1, demoPassword)).status).toBe(429)
    const owner = await from(2, demoPassword, `a=b; ${device}`)
    expect(owner.status).toBe(200)
    // Another member's mark, a changed mark, or the right mark without the password does not help.
    const forged = device.replace(/\.\d{13}\./, (since) => `.${Number(since.slice(1, -1)) + 1}.`)
    for (const cookie of [other, forged, `${device}x`, 'device=', 'device=~~.~', `device=${'a'.repeat(500)}`])
      expect((await from(1, demoPassword, cookie)).status, cookie).toBe(429)
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = await from(1, 'yanlisSifre1', device)
      expect([wrong.status, wrong.set]).toEqual([422, ''])
    }
    expect((await from(1, demoPassword, device)).status).toBe(429)
    // A browser that two members use knows both.
    const both = (await from(1, demoPassword, other, elif.email)).set
    const shared = (await from(30, demoPassword, `${device}~${both.slice(7).split(';')[0]}`, elif.email)).set
    expect(shared.split(';')[0]?.split('~')).toHaveLength(2)
    api.advance(181 * 24 * hour)
    for (let guess = 0; guess < 10; guess += 1) await from(1, 'yanlisSifre1')
    expect((await from(1, demoPassword, device)).status).toBe(429)
  })

  it('an IPv6 network counts once, whichever of its addresses are used', async () => {
    afterLimits()
    const from = async (address: string) => {
      const answer = await fetch(`${api.url}/eptnew/access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(credentials(mert.email, 'yanlisSifre1')),
      })
      return answer.status
    }
    for (let guess = 0; guess < 10; guess += 1) expect(await from(`2001:db8:1:2::${guess}`)).toBe(422)
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(422)
  })

  it('counts guesses made at once, and an unknown address like a known one', async () => {
    afterLimits()
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => withBearer('', credentials('kimse@ornek.com', 'yanlisSifre1'))),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('is refused after a hundred failures of an address, for any X-Forwarded-For header', async () => {
    afterLimits()
    /** The web server appends the address it sees to the forwarded addresses that the client claims. */
    const failFrom = async (address: string, attempt: number) => {
      const answer = await fetch(`${api.url}/eptnew/access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${attempt}.1, ${address}` },
        body: JSON.stringify(credentials(`kimse${attempt}@ornek.com`, 'x')),
      })
      return answer.status
    }
    for (let attempt = 0; attempt < 100; attempt += 1) expect(await failFrom('203.0.113.9', attempt)).toBe(422)
    expect(await failFrom('203.0.113.9', 100)).toBe(429)
    expect(await failFrom('203.0.113.10', 101)).toBe(422)
  })

  it('succeeds as often as one likes', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await withBearer('', credentials(elif.email))).status).toBe(200)
  })
})

describe('a token', () => {
  it('is dead after logout, for calls and for renewal', async () => {
    const visitor = await makeVisitor(api.url, credentials(elif.email))
    await visitor.ask(postLogout)
    expect((await visitor.call(getMe)).status).toBe(401)
    expect((await visitor.call(postAccessToken, { body: {} })).status).toBe(401)
  })

  it('ends only its own session', async () => {
    const one = await makeVisitor(api.url, credentials(elif.email))
    const other = await makeVisitor(api.url, credentials(elif.email))
    await one.ask(postLogout)
    expect((await other.call(getMe)).status).toBe(200)
  })

  it('is renewed within a month of its last use and not later', async () => {
    const visitor = await makeVisitor(api.url, credentials(elif.email))
    api.advance(61 * minute)
    expect((await visitor.call(getMe)).status).toBe(401)
    api.advance(29 * 24 * hour)
    const renewed = await visitor.ask(postAccessToken, { body: {} })
    expect(renewed.user.email).toBe(elif.email)
    api.advance(30 * 24 * hour + 61 * minute)
    expect((await visitor.call(postAccessToken, { body: {} })).status).toBe(401)
  })

  it('is renewed after four weeks, with the visitor’s cart', async () => {
    const visitor = await anonymous()
    await visitor.ask(addToCart, { body: { product_id: 1, num: 1, attr_id: '' } })
    api.advance(28 * 24 * hour)
    const { data } = await (await withBearer(visitor.bearer)).json()
    const cart = await fetch(`${api.url}/eptnew/cart`, { headers: { authorization: `Bearer ${data.access_token}` } })
    expect((await cart.json()).data.count).toBe(1)
  })

  it('of a member is renewed for three months at most, of a visitor without an end', async () => {
    const bearers = [(await makeVisitor(api.url, credentials(elif.email))).bearer, (await anonymous()).bearer]
    const renew = () =>
      Promise.all(
        bearers.map(async (bearer, index) => {
          const answer = await withBearer(bearer)
          if (answer.ok) bearers[index] = (await answer.json()).data.access_token
          return answer.status
        }),
      )
    for (let days = 1; days <= 89; days += 1) {
      api.advance(24 * hour)
      expect(await renew(), `day ${days}`).toEqual([200, 200])
    }
    api.advance(24 * hour + minute)
    expect(await renew()).toEqual([401, 200])
    expect((await withBearer('', credentials(elif.email))).status).toBe(200)
  })

  it.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('%j is refused', async (bearer) => {
    expect((await withBearer(bearer)).status).toBe(401)
  })

  it('is refused with another algorithm, key, audience or issuer', async () => {
    const { SignJWT } = await import('jose')
    const visitor = await makeVisitor(api.url, credentials(elif.email))
    const [, payload = ''] = visitor.bearer.split('.')
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const key = new TextEncoder().encode(api.deps.config.secrets.token)
    const sign = (alg: string, audience: string, issuer: string, secret = key) =>
      new SignJWT({})
        .setProtectedHeader({ alg })
        .setSubject(sub)
        .setAudience(audience)
        .setIssuer(issuer)
        .setExpirationTime(new Date(api.deps.clock.now().getTime() + hour))
        .sign(secret)
    expect((await withBearer(await sign('HS256', 'market-shop', 'market-api'))).status).toBe(200)
    const endless = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(sub)
    for (const forged of [
      await endless.setAudience('market-shop').setIssuer('market-api').sign(key),
      await sign('HS512', 'market-shop', 'market-api'),
      await sign('HS256', 'another', 'market-api'),
      await sign('HS256', 'market-shop', 'another'),
      await sign('HS256', 'market-shop', 'market-api', new TextEncoder().encode('x'.repeat(32))),
      await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', kid: '../../dev/null', jku: `${api.url}/keys` })
        .setSubject(sub)
        .setAudience('market-shop')
        .setIssuer('market-api')
        .setExpirationTime(new Date(api.deps.clock.now().getTime() + hour))
        .sign(new Uint8Array(32)),
    ])
      expect((await withBearer(forged)).status).toBe(401)
  })
})
