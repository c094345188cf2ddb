import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The user that is logged in at the identity provider. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly given_name: string
  readonly family_name: string
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Replaces Google at a local origin: discovery, keys, and the page that asks for consent. */
export async function startIdentityProvider(person: () => Person) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'anahtar', alg: 'RS256', use: 'sig' }
  const sign = (claims: object) => {
    const signed = `${base64url({ alg: 'RS256', kid: 'anahtar' })}.${base64url(claims)}`
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }
  /** Identity tokens by authorization code, each with the PKCE challenge that its verifier must match. */
  const codes = new Map<string, { readonly id_token: string; readonly challenge: string | null }>()
  const page = (asked: URLSearchParams) => {
    const claims = { iss: url, aud: asked.get('client_id'), nonce: asked.get('nonce'), email_verified: true }
    const id_token = sign({ ...claims, ...person(), exp: Math.floor(Date.now() / 1000) + 600 })
    const code = randomUUID()
    codes.set(code, { id_token, challenge: asked.get('code_challenge') })
    const link = (label: string, answer: Readonly<Record<string, string>>) =>
      `<p><a href="${asked.get('redirect_uri')}#${new URLSearchParams({ ...answer, state: asked.get('state') ?? '' })}">${label}</a></p>`
    return `<!doctype html><html lang="tr"><title>Hesap seçin</title><main><h1>Hesap seçin</h1>
${link('Devam et', { code })}${link('Vazgeç', { error: 'access_denied' })}</main></html>`
  }
  const redeem = (asked: URLSearchParams) => {
    const given = codes.get(asked.get('code') ?? '')
    codes.delete(asked.get('code') ?? '')
    const hash = createHash('sha256').update(asked.get('code_verifier') ?? '')
    return given?.challenge === hash.digest('base64url') ? { id_token: given.id_token } : { error: 'invalid_grant' }
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/giris')
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(page(searchParams))
    const document = {
      issuer: url,
      jwks_uri: `${url}/keys`,
      authorization_endpoint: `${url}/giris`,
      token_endpoint: `${url}/token`,
    }
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (pathname !== '/token') return send(pathname === '/keys' ? { keys: [jwk] } : document)
    void text(request).then((sent) => send(redeem(new URLSearchParams(sent))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    settings: { GOOGLE_CLIENT_ID: 'guvercin', GOOGLE_ISSUER: url },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
