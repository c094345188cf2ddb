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
const tokenWith = (claims: object) =>
  `${btoa('{}')}.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.imza`
const back = (fragment: Record<string, string>, search = '') =>
  readReturn({ hash: `#${new URLSearchParams(fragment)}`, search }, browserStorages())

describe('the way to a provider and back', () => {
  it('asks for an identity token alone, with texts that differ each time', () => {
    const [one, other] = [leave(), leave()]
    expect(Object.fromEntries(one)).toMatchObject({
      dil: 'tr',
      client_id: 'magaza',
      response_type: 'id_token',
      redirect_uri: way.returnTo,
      scope: 'openid email profile',
    })
    for (const field of ['state', 'nonce']) expect(one.get(field)).not.toBe(other.get(field))
  })

  it('brings the token back, once', () => {
    const asked = leave()
    const state = asked.get('state') ?? ''
    const id_token = tokenWith({ nonce: asked.get('nonce') })
    expect(back({ id_token, state })).toEqual({ kind: 'token', provider: 'google', token: id_token, back: way.back })
    expect(back({ id_token, state })).toEqual({ kind: 'failed', back: '/' })
  })

  it.each([
    ['another state', { state: 'baska' }, {}],
    ['another nonce', {}, { nonce: 'baska' }],
    ['no nonce', {}, { nonce: undefined }],
  ])('takes no token of %s', (_, fields, claims) => {
    const asked = leave()
    const id_token = tokenWith({ nonce: asked.get('nonce'), ...claims })
    expect(back({ id_token, state: asked.get('state') ?? '', ...fields })).toMatchObject({ kind: 'failed' })
  })

  it('takes no token that nobody here asked for', () => {
    expect(back({ id_token: tokenWith({ nonce: 'x' }), state: 'x' })).toEqual({ kind: 'failed', back: '/' })
  })

  it.each(['a', 'a.%%%.c', '..', `x.${btoa('[]')}.y`])('takes no token %s', (id_token) => {
    expect(back({ id_token, state: leave().get('state') ?? '' })).toEqual({ kind: 'failed', back: way.back })
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

  it('has nothing to say of any other address', () => {
    leave()
    for (const hash of ['', '#id_token=a.b.c', '#state=x', '#yorumlar'])
      expect(readReturn({ hash, search: '?redirect=index' }, browserStorages())).toBeUndefined()
  })
})
