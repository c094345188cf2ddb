import { createHmac, timingSafeEqual } from 'node:crypto'
import { secondStepRules } from '@market/domain/session'

const { digits, drift, turnSeconds } = secondStepRules

/** The code of one 30-second turn since 1970: HOTP of RFC 4226 with SHA-1, as authenticator apps use it. */
export function timeCode(key: Uint8Array, turn: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(turn))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The turn that a code belongs to: the current one, or `drift` turns earlier or later. Undefined for a wrong code and
 * for turns up to `last`, the latest one used.
 */
export function turnOf(
  key: Uint8Array,
  code: string,
  { now, last }: { readonly now: Date; readonly last: number | null },
) {
  const current = Math.floor(now.getTime() / 1000 / turnSeconds)
  const turns = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index)
  return turns.find((turn) => turn > (last ?? -1) && isSame(code, timeCode(key, turn)))
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
