import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Dice } from '../plan/dice.ts'

let source: Dice | undefined

const ours = () => {
  if (!source) throw new Error('this process has no seed yet')
  return source
}

/**
 * Seeds all random numbers of this process, those of Node's `crypto` and of `Math.random`, so that the shop needs no port
 * for ids. This cannot be undone, so the process does nothing else. Time is a port of the shop already; code that reads
 * the machine's clock would change the hash of a year between two runs.
 */
export function seedProcess(of: Dice): void {
  const before = source
  source = of
  if (before) return
  const bytes = (size: number) => Buffer.from(ours().bytes(size))
  const uuid = () => {
    const hex = bytes(16).toString('hex')
    const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  const whole = (first: number, end?: number) =>
    end === undefined ? ours().whole(0, first - 1) : ours().whole(first, end - 1)
  Object.assign(crypto, { randomBytes: bytes, randomUUID: uuid, randomInt: whole })
  syncBuiltinESMExports()
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid })
  Math.random = () => ours().next() / 2 ** 32
}
