import { demoPassword } from '@market/api/demo-members'
import { demoCode } from '@market/counter/demo-people'
import type { Door } from '@market/domain/team'
import type { BrowserContextOptions } from 'playwright'
import type { Shop } from './shop.ts'

/** The code that the authenticator app of a demo person shows now. Each code is accepted once. */
export function deskCode(email: string): string {
  const shown = demoCode(email, new Date())
  if (!shown) throw new Error(`${email} is not a demo person`)
  return shown.code
}

/** Signs a demo person in at a panel by calls, with the second step. Returns the browser's storage. */
export async function deskSession(
  shop: Pick<Shop, 'sellerUrl' | 'officeUrl'>,
  door: Door,
  email: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const origin = door === 'seller' ? shop.sellerUrl : shop.officeUrl
  const post = (path: string, body: object) =>
    fetch(`${origin}/${door}/v1${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
  const first = (await (await post('/sign-in', { username: email, password: demoPassword })).json()) as {
    readonly data?: { readonly ticket?: string }
  }
  const signedIn = await post('/sign-in/second', { ticket: first.data?.ticket, code: deskCode(email) })
  if (!signedIn.ok) throw new Error(`${email} could not sign in: ${signedIn.status} ${await signedIn.text()}`)
  const cookies = signedIn.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Strict' as const,
    }
  })
  return { cookies, origins: [] }
}
