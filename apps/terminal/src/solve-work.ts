import { createHash } from 'node:crypto'
import type { makeAccess } from '@market/http'

/**
 * Solves the proof of work that the API asks a shared address for: finds the number for which the SHA-256 of
 * `challenge:number` begins with `difficulty` zero bits.
 */
export const solveWork: NonNullable<Parameters<typeof makeAccess>[0]['solve']> = async ({ challenge, difficulty }) => {
  for (let number = 0; ; number += 1) {
    const solution = `${challenge}:${number}`
    const hash = BigInt(`0x${createHash('sha256').update(solution).digest('hex')}`)
    if (hash >> BigInt(256 - difficulty) === 0n) return solution
  }
}
