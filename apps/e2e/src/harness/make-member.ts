import { homeAddress, insertMember, makeVisitor } from '@market/api/testing'
import { postAddress, postSecondStepBegin, postSecondStepConfirm, postUpdatePhone } from '@market/contract'
import type { BrowserContextOptions } from 'playwright'
import { authenticatorCode } from './authenticator-code.ts'
import { inDatabase } from './in-database.ts'
import type { Shop } from './shop.ts'

export interface Member {
  readonly email: string
  readonly password: string
  readonly credentials: { readonly username: string; readonly password: string }
}

interface MemberDetails {
  /** Adds a home address. */
  readonly withAddress?: boolean
  /** A mobile number, which is not verified. */
  readonly phone?: string
}

/** Creates a member named Ada Deneme that no other test uses. */
export async function makeMember(shop: Shop, { withAddress = false, phone }: MemberDetails = {}): Promise<Member> {
  const member = await inDatabase(shop, (tested) => insertMember(tested))
  const visitor = withAddress || phone ? await makeVisitor(shop.apiUrl, member.credentials) : undefined
  if (withAddress) await visitor?.ask(postAddress, { body: homeAddress })
  if (phone) await visitor?.ask(postUpdatePhone, { body: { phone } })
  return member
}

/** Turns on a member's second step. Returns the authenticator's key and the first recovery code. */
export async function turnOnSecondStep(shop: Shop, member: Member): Promise<{ key: string; recoveryCode: string }> {
  const visitor = await makeVisitor(shop.apiUrl, member.credentials)
  const { key } = await visitor.ask(postSecondStepBegin, { body: { password: member.password } })
  const { recovery_codes } = await visitor.ask(postSecondStepConfirm, { body: { code: authenticatorCode(key) } })
  return { key, recoveryCode: recovery_codes[0] ?? '' }
}

/** The browser's storage after a login of this member. */
export async function signedIn(shop: Shop, member: Member): Promise<BrowserContextOptions['storageState']> {
  const { bearer: accessToken, listingKey } = await makeVisitor(shop.apiUrl, member.credentials)
  const localStorage = [{ name: 'access_token', value: JSON.stringify({ accessToken, listingKey }) }]
  return { cookies: [], origins: [{ origin: shop.url, localStorage }] }
}
