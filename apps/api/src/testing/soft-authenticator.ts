import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = Readonly<Record<string, unknown>>
interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  /** False simulates an authenticator that did not verify its user (fingerprint, face or code). */
  readonly verified?: boolean
  readonly counter?: number
  readonly challenge?: string
  readonly userHandle?: string
  readonly key?: KeyObject
}

const [up, uv, attested] = [0x01, 0x04, 0x40]
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/**
 * A security key in memory with one ES256 key (WebAuthn, sections 6.1 and 6.5). It counts its uses unless a count is
 * passed; the fields of `Wrong` replace correct values in its response.
 */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  let userHandle = ''

  const clientData = (type: string, options: Options, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? options['challenge'],
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const head = (flags: number, { rpId = new URL(origin).hostname, verified = true, counter }: Wrong) => {
    uses += 1
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags | up | (verified ? uv : 0))
    bytes.writeUInt32BE(counter ?? uses, 1)
    return Buffer.concat([sha256(rpId), bytes])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    id: named.id,
    key: privateKey,
    /** The response of `navigator.credentials.create`. */
    create(options: Options, wrong: Wrong = {}) {
      const user = options['user']
      userHandle = typeof user === 'object' && user && 'id' in user ? String(user.id) : ''
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(attested, wrong), Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const statement = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options, wrong).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(statement)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The response of `navigator.credentials.get`. */
    get(options: Options, wrong: Wrong = {}) {
      const data = clientData('webauthn.get', options, wrong)
      const authData = head(0, wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), wrong.key ?? privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: wrong.userHandle ?? userHandle,
        },
      }
    },
  }
}
