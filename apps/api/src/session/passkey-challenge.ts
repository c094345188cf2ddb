import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { passkeyRules } from '@market/domain/account'
import type { Config } from '../platform/config/config.ts'

interface Asked {
  readonly config: { readonly secrets: Pick<Config['secrets'], 'token'> }
  readonly use: 'add' | 'sign-in'
  readonly sessionId: string
  readonly now: Date
}
const [seedBytes, signBytes] = [24, 32]

/**
 * Makes a challenge that contains its own expiry and a signature for its session and use, so that nothing is stored
 * before it is answered: every visitor of the login page requests one.
 */
export function makeChallenge({ now, ...asked }: Asked): Buffer<ArrayBuffer> {
  const seed = randomBytes(seedBytes)
  seed.writeBigUInt64BE(BigInt(now.getTime() + passkeyRules.challengeMinutes * 60_000))
  return Buffer.concat([seed, signOf(asked, seed)])
}

/** The expiry of a challenge; undefined if it is invalid, expired, or made for another session or use. */
export function challengeExpiry({ now, ...asked }: Asked, challenge: string): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== seedBytes + signBytes || bytes.toString('base64url') !== challenge) return undefined
  const seed = bytes.subarray(0, seedBytes)
  if (!timingSafeEqual(bytes.subarray(seedBytes), signOf(asked, seed))) return undefined
  const expires = new Date(Number(seed.readBigUInt64BE()))
  return expires > now ? expires : undefined
}

const signOf = ({ config, use, sessionId }: Omit<Asked, 'now'>, seed: Buffer) =>
  createHmac('sha256', config.secrets.token).update(`passkey:${use}:${sessionId}:`).update(seed).digest()
