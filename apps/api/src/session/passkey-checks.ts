import type { CallRequest, postAccessToken, postPasskey } from '@market/contract'
import { passkeyRules } from '@market/domain/account'
import { type Database, spendChallenge } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { challengeExpiry, makeChallenge } from './passkey-challenge.ts'

/** Loaded when first asked for: its certificates take 28 MB, and most processes of a day meet no passkey for hours. */
const library = () => import('@simplewebauthn/server')
const readers = () => import('@simplewebauthn/server/helpers')

type Made = CallRequest<typeof postPasskey>['body']['credential']
type Signed = Extract<CallRequest<typeof postAccessToken>['body'], { passkey: object }>['passkey']
interface Asked {
  readonly config: Pick<Config, 'siteUrl' | 'siteTitleShort' | 'secrets'>
  readonly sessionId: string
  readonly now: Date
}
/** EdDSA, ES256 and RS256: what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257]
const timeout = passkeyRules.challengeMinutes * 60_000
const plain = (options: object) => ({ ...options })

/** The domain that passkeys are for, by the settings: a request's own headers say nothing. */
const shopOf = ({ siteUrl }: Asked['config']) => ({ rpID: new URL(siteUrl).hostname, origin: new URL(siteUrl).origin })

interface Member {
  readonly userId: string
  readonly email: string
  readonly known: readonly { readonly credential_id: string; readonly transports: readonly string[] }[]
}
/** What an authenticator is to be asked for a new passkey, which it keeps itself and opens by fingerprint, face or screen lock. */
export async function askForNewPasskey(asked: Asked, { userId, email, known }: Member) {
  const { generateRegistrationOptions } = await library()
  return plain(
    await generateRegistrationOptions({
      rpName: asked.config.siteTitleShort,
      rpID: shopOf(asked.config).rpID,
      userName: email,
      userDisplayName: email,
      userID: Buffer.from(userId),
      challenge: makeChallenge({ ...asked, use: 'add' }),
      timeout,
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs,
    }),
  )
}

export async function askForPasskey(asked: Asked) {
  const { generateAuthenticationOptions } = await library()
  return plain(
    await generateAuthenticationOptions({
      rpID: shopOf(asked.config).rpID,
      challenge: makeChallenge({ ...asked, use: 'sign-in' }),
      timeout,
      userVerification: 'required',
    }),
  )
}

/** What the authenticator signed must be for; undefined where it answers no challenge of this session, or one that was answered before. */
async function expectations(db: Database, asked: Asked, use: 'add' | 'sign-in', clientData: string) {
  const challenge = (await quietly(async () => (await readers()).decodeClientDataJSON(clientData)))?.challenge ?? ''
  const expires = challengeExpiry({ ...asked, use }, challenge)
  if (!expires || !(await spendChallenge(db, challenge, expires))) return undefined
  const { rpID, origin } = shopOf(asked.config)
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
}

/** The key of a new passkey; undefined where anything about it is not as it was asked for. A maker's statement is not wanted, nor looked into. */
export async function checkNewPasskey(db: Database, asked: Asked, made: Made) {
  const expected = await expectations(db, asked, 'add', made.response.clientDataJSON)
  const response = { ...made, clientExtensionResults: {} }
  const checked = await quietly(async () => {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([library(), readers()])
    const statement = decodeAttestationObject(Buffer.from(made.response.attestationObject, 'base64url'))
    const isOwn = ['none', 'packed'].includes(statement.get('fmt')) && !statement.get('attStmt').get('x5c')
    return isOwn && expected && verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs })
  })
  return checked ? checked.registrationInfo?.credential : undefined
}

/** How often the authenticator says that it was used, if it signed with this key; undefined otherwise. The count is judged where it is kept. */
export async function checkPasskey(db: Database, asked: Asked, signed: Signed, publicKey: string) {
  const expected = await expectations(db, asked, 'sign-in', signed.response.clientDataJSON)
  const credential = { id: signed.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 }
  const response = { ...signed, clientExtensionResults: {} }
  const checked = await quietly(
    async () => expected && (await library()).verifyAuthenticationResponse({ response, ...expected, credential }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** The library throws where a browser sends what it should not. */
const quietly = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}
