import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { readReturn, wayToProvider } from './social-sign-in.ts'

afterEach(() => sessionStorage.clear())

const provider = {
  name: 'google',
  clientId: 'magaza',
  authorizationUrl: 'https://hesaplar.ornek.test/giris?dil=tr',
} as const
const way = { returnTo: 'https://magaza.test/giris-yap', back: '/my/siparisler' }

/** Starts the sign-in and returns the query sent to the provider. */
const leave = () => new URL(wayToProvider(provider, way, browserStorages())).searchParams
const back = (fragment: Record<string, string>, search = '') =>
  readReturn({ hash: `#${new URLSearchParams(fragment)}`, search }, browserStorages())

describe('the redirect to a provider and back', () => {
  it('requests a code, with a new state, nonce and challenge each time', () => {
    const [one, other] = [leave(), leave()]
    expect(Object.fromEntries(one)).toMatchObject({
      dil: 'tr',
      client_id: 'magaza',
      response_type: 'code',
      redirect_uri: way.returnTo,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const field of ['state', 'nonce', 'code_challenge']) expect(one.get(field)).not.toBe(other.get(field))
  })

  it('brings back the code with the verifier whose hash it gave, once', () => {
    const asked = leave()
    const state = asked.get('state') ?? ''
    const returned = back({ code: 'k-1', state })
    expect(returned).toMatchObject({
      kind: 'code',
      answer: { provider: 'google', code: 'k-1', nonce: asked.get('nonce'), returnTo: way.returnTo },
      back: way.back,
    })
    const verifier = returned?.kind === 'code' ? returned.answer.verifier : ''
    expect(verifier).toMatch(/^[\w-]{43,128}$/)
    expect(asked.toString()).not.toContain(verifier)
    expect(asked.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'))
    expect(back({ code: 'k-1', state })).toEqual({ kind: 'failed', back: '/' })
  })

  it('reads the code in the query, too', () => {
    expect(back({}, `?code=k-2&state=${leave().get('state')}`)).toMatchObject({ kind: 'code', answer: { code: 'k-2' } })
  })

  it('refuses a code with another state, a code without a request, and an empty code', () => {
    leave()
    expect(back({ code: 'k-3', state: 'baska' })).toEqual({ kind: 'failed', back: '/' })
    expect(back({ code: 'k-3', state: 'x' })).toEqual({ kind: 'failed', back: '/' })
    expect(back({ code: '', state: leave().get('state') ?? '' })).toEqual({ kind: 'failed', back: way.back })
  })

  it('knows turning back there from a failure, in the query too', () => {
    expect(back({ error: 'access_denied', state: leave().get('state') ?? '' })).toEqual({
      kind: 'left',
      back: way.back,
    })
    expect(back({ error: 'server_error', state: leave().get('state') ?? '' })).toEqual({
      kind: 'failed',
      back: way.back,
    })
    expect(back({}, `?error=access_denied&state=${leave().get('state')}`)).toEqual({ kind: 'left', back: way.back })
  })

  it('ignores any other address', () => {
    leave()
    for (const hash of ['', '#code=a', '#state=x', '#yorumlar'])
      expect(readReturn({ hash, search: '?redirect=index' }, browserStorages())).toBeUndefined()
  })
})
