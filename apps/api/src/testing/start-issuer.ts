import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { freePort } from './free-ports.ts'

type GivenAnswer = Readonly<Record<'code' | 'verifier' | 'nonce' | 'returnTo', string>>

export interface TestIssuer {
  readonly url: string
  /** Signs an identity token like the provider; `claims` replace the default ones. */
  sign(claims: Readonly<Record<string, unknown>>, more?: { readonly key?: 'another' }): Promise<string>
  /** Creates a code like the provider's redirect, with the values that the browser keeps for it. */
  codeFor(claims: Readonly<Record<string, unknown>>): Promise<GivenAnswer>
  stop(): Promise<void>
}

/** Starts an OpenID Connect provider with discovery document and keys, like Google's. */
export async function startIssuer(audience: string, now: () => Date): Promise<TestIssuer> {
  const url = `http://127.0.0.1:${await freePort()}`
  const [own, another] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'anahtar', alg: 'RS256', use: 'sig' }
  const discovery = {
    issuer: url,
    jwks_uri: `${url}/keys`,
    authorization_endpoint: `${url}/giris`,
    token_endpoint: `${url}/token`,
  }
  const codes = new Map<string, { readonly challenge: string; readonly returnTo: string; readonly token: string }>()
  /** Redeems a code once, if verifier, redirect address and audience match those it was issued for. */
  const redeem = (asked: URLSearchParams) => {
    const given = codes.get(asked.get('code') ?? '')
    codes.delete(asked.get('code') ?? '')
    const good =
      asked.get('grant_type') === 'authorization_code' &&
      asked.get('client_id') === audience &&
      given?.returnTo === asked.get('redirect_uri') &&
      given.challenge === sha256(asked.get('code_verifier') ?? '')
    return good ? { id_token: given.token } : undefined
  }
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url?.includes('openid-configuration')) return send(200, discovery)
    if (request.url !== '/token') return send(200, { keys: [jwk] })
    void text(request).then((sent) => {
      const answer = redeem(new URLSearchParams(sent))
      return answer ? send(200, answer) : send(400, { error: 'invalid_grant' })
    })
  })
  const sign: TestIssuer['sign'] = (claims, more) =>
    new SignJWT({
      iss: url,
      aud: audience,
      exp: Math.floor(now().getTime() / 1000) + 600,
      given_name: 'Ada',
      family_name: 'Deneme',
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'anahtar' })
      .sign(more?.key ? another.privateKey : own.privateKey)
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve))
  return {
    url,
    sign,
    async codeFor(claims) {
      const [code, nonce, verifier] = [randomUUID(), randomUUID(), `${randomUUID()}-${randomUUID()}`]
      const returnTo = 'http://localhost:3000/giris-yap'
      codes.set(code, { challenge: sha256(verifier), returnTo, token: await sign({ nonce, ...claims }) })
      return { code, verifier, nonce, returnTo }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const sha256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
