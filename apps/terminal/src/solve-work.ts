import { createHash } from 'node:crypto'
import type { makeAccess } from '@market/http'

/** Does the work that a shared address is asked for: the number after which the challenge's SHA-256 begins with so many zero bits. */
export const solveWork: NonNullable<Parameters<typeof makeAccess>[0]['solve']> = async ({ challenge, difficulty }) => {
  for (let number = 0; ; number += 1) {
    const solution = `${challenge}:${number}`
    const hash = BigInt(`0x${createHash('sha256').update(solution).digest('hex')}`)
    if (hash >> BigInt(256 - difficulty) === 0n) return solution
  }
}
