import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '@market/database'
import { zeroBits } from './zero-bits.ts'

const minutes = 10

/**
 * The terms of a proof of work: the person, session or address that must solve it, and its difficulty in leading zero
 * bits.
 */
interface Asked {
  readonly secret: string
  readonly who: string
  readonly difficulty: number
  readonly now: Date
}

/**
 * Creates a challenge `random.expiry.signature`, signed for one client, so that nothing has to be stored until it is
 * solved.
 */
export function askForWork({ secret, who, now }: Omit<Asked, 'difficulty'>) {
  const expires = new Date(now.getTime() + minutes * 60_000)
  const head = `${randomBytes(12).toString('base64url')}.${expires.getTime()}`
  return { challenge: `${head}.${sign(secret, who, head)}`, expires }
}

/** Whether `challenge:number` solves a valid challenge; true once per challenge. */
export async function takeWork(db: Database, solution: string, { secret, who, difficulty, now }: Asked) {
  const [challenge = '', number = ''] = solution.split(':')
  const [random, expires, signature = ''] = challenge.split('.')
  if (!random || !/^\d{13}$/.test(expires ?? '') || Number(expires) < now.getTime()) return false
  if (!equal(signature, sign(secret, who, `${random}.${expires}`))) return false
  const hash = createHash('sha256').update(`${challenge}:${number}`).digest()
  if (zeroBits(hash) < difficulty) return false
  const spent = await db
    .insertInto('spent_robot_checks')
    .values({ solution_hash: createHash('sha256').update(challenge).digest('base64url'), spent_at: now })
    .onConflict((conflict) => conflict.column('solution_hash').doNothing())
    .returning('solution_hash')
    .executeTakeFirst()
  return spent !== undefined
}

const sign = (secret: string, who: string, head: string) =>
  createHmac('sha256', secret).update(`robot-check:${who}:${head}`).digest('base64url')
const equal = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
