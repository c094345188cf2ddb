import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RobotCheck } from './robot-check.ts'
import { zeroBits } from './zero-bits.ts'

/** Leading zero bits of a valid solution: 65,000 hashes on average, under a second on a phone. */
const difficulty = 16
const minutes = 10

/**
 * Proof of work as robot check. A challenge is `random.expiry.signature`, signed for the session that requested it, so
 * that nothing has to be stored until it is solved. Each solution is accepted once.
 */
export const proofOfWork = (secret: string): RobotCheck => ({
  challenge({ sessionId }, now) {
    const expires = new Date(now.getTime() + minutes * 60_000)
    const head = `${randomBytes(12).toString('base64url')}.${expires.getTime()}`
    return {
      kind: 'proof-of-work',
      challenge: `${head}.${sign(secret, sessionId, head)}`,
      difficulty,
      expires_at: expires.toISOString(),
    }
  },
  async passes(db, { solution, caller, now }) {
    const [challenge = '', number = ''] = solution.split(':')
    const [random, expires, signature = ''] = challenge.split('.')
    if (!random || !/^\d{13}$/.test(expires ?? '') || Number(expires) < now.getTime()) return false
    if (!equal(signature, sign(secret, caller.sessionId, `${random}.${expires}`))) return false
    const hash = createHash('sha256').update(`${challenge}:${number}`).digest()
    if (zeroBits(hash) < difficulty) return false
    const spent = await db
      .insertInto('spent_robot_checks')
      .values({ solution_hash: createHash('sha256').update(challenge).digest('base64url'), spent_at: now })
      .onConflict((conflict) => conflict.column('solution_hash').doNothing())
      .returning('solution_hash')
      .executeTakeFirst()
    return spent !== undefined
  },
})

const sign = (secret: string, sessionId: string, head: string) =>
  createHmac('sha256', secret).update(`robot-check:${sessionId}:${head}`).digest('base64url')
const equal = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
