import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { freePort } from './free-port.ts'

export interface TestIssuer {
  readonly url: string
  /** An identity token as the provider would give it; the claims given replace its own. */
  sign(claims: Readonly<Record<string, unknown>>, more?: { readonly key?: 'another' }): Promise<string>
  stop(): Promise<void>
}

/** An OpenID Connect provider with its discovery document and keys, as Google's. */
export async function startIssuer(audience: string, now: () => Date): Promise<TestIssuer> {
  const url = `http://127.0.0.1:${await freePort()}`
  const [own, another] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'anahtar', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const body = request.url?.includes('openid-configuration')
      ? { issuer: url, jwks_uri: `${url}/keys`, authorization_endpoint: `${url}/giris` }
      : { keys: [jwk] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve))
  return {
    url,
    sign: (claims, more) =>
      new SignJWT({
        iss: url,
        aud: audience,
        exp: Math.floor(now().getTime() / 1000) + 600,
        given_name: 'Ada',
        family_name: 'Deneme',
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'anahtar' })
        .sign(more?.key ? another.privateKey : own.privateKey),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
