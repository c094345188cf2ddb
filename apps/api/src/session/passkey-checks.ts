import type { CallRequest, postAccessToken, postPasskey } from '@market/contract'
import { passkeyRules } from '@market/domain/account'
import { type Database, spendChallenge } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { challengeExpiry, makeChallenge } from './passkey-challenge.ts'

/** Loads the library on first use: its certificates take 28 MB, and most processes need no passkey for hours. */
const library = () => import('@simplewebauthn/server')
const readers = () => import('@simplewebauthn/server/helpers')

type Made = CallRequest<typeof postPasskey>['body']['credential']
type Signed = Extract<CallRequest<typeof postAccessToken>['body'], { passkey: object }>['passkey']
interface Asked {
  readonly config: Pick<Config, 'siteUrl' | 'siteTitleShort' | 'secrets'>
  readonly sessionId: string
  readonly now: Date
}
/** EdDSA, ES256 and RS256: the algorithms that authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257]
const timeout = passkeyRules.challengeMinutes * 60_000
const plain = (options: object) => ({ ...options })

/** The domain of passkeys, from the configuration and not from the request's headers. */
const shopOf = ({ siteUrl }: Asked['config']) => ({ rpID: new URL(siteUrl).hostname, origin: new URL(siteUrl).origin })

interface Member {
  readonly userId: string
  readonly email: string
  readonly known: readonly { readonly credential_id: string; readonly transports: readonly string[] }[]
}
/**
 * Registration options for a new passkey that the authenticator stores itself and unlocks by fingerprint, face or
 * screen lock.
 */
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

/**
 * The expected challenge, origin and domain of an authenticator's response; undefined if its challenge is not a valid
 * one of this session or was answered before.
 */
async function expectations(db: Database, asked: Asked, use: 'add' | 'sign-in', clientData: string) {
  const challenge = (await quietly(async () => (await readers()).decodeClientDataJSON(clientData)))?.challenge ?? ''
  const expires = challengeExpiry({ ...asked, use }, challenge)
  if (!expires || !(await spendChallenge(db, challenge, expires))) return undefined
  const { rpID, origin } = shopOf(asked.config)
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
}

/**
 * Verifies a new passkey and returns its key; undefined if any part differs from the request. The manufacturer's
 * attestation is neither requested nor checked.
 */
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

/**
 * The authenticator's use counter if it signed with this key; undefined otherwise. The caller compares the counter with
 * the stored one.
 */
export async function checkPasskey(db: Database, asked: Asked, signed: Signed, publicKey: string) {
  const expected = await expectations(db, asked, 'sign-in', signed.response.clientDataJSON)
  const credential = { id: signed.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 }
  const response = { ...signed, clientExtensionResults: {} }
  const checked = await quietly(
    async () => expected && (await library()).verifyAuthenticationResponse({ response, ...expected, credential }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** Returns undefined where the library throws, which it does for malformed input from a browser. */
const quietly = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}
