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

/** A challenge that says itself whose it is and until when, so that none is kept before it is answered: everyone who opens the login asks for one. */
export function makeChallenge({ now, ...asked }: Asked): Buffer<ArrayBuffer> {
  const seed = randomBytes(seedBytes)
  seed.writeBigUInt64BE(BigInt(now.getTime() + passkeyRules.challengeMinutes * 60_000))
  return Buffer.concat([seed, signOf(asked, seed)])
}

/** When the challenge of this session is over; undefined where it is none, another session's or use's, or too old. */
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
