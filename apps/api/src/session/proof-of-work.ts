import { askForWork, takeWork } from '../platform/limits/work.ts'
import type { RobotCheck } from './robot-check.ts'

/** Leading zero bits of a valid solution: 65,000 hashes on average, under a second on a phone. */
const difficulty = 16

/** Proof of work as robot check, for the session that requested it. Each solution is accepted once. */
export const proofOfWork = (secret: string): RobotCheck => ({
  challenge({ sessionId }, now) {
    const { challenge, expires } = askForWork({ secret, who: sessionId, now })
    return { kind: 'proof-of-work', challenge, difficulty, expires_at: expires.toISOString() }
  },
  passes: (db, { solution, caller, now }) => takeWork(db, solution, { secret, who: caller.sessionId, difficulty, now }),
})
