import { createHash } from 'node:crypto'
import { getRobotCheck } from '@market/contract'
import { zeroBits } from '../session/zero-bits.ts'
import type { Visitor } from './make-visitor.ts'

/** Asks for a robot check and does its arithmetic, as a browser does. */
export async function solveRobotCheck(visitor: Pick<Visitor, 'ask'>): Promise<string> {
  const check = await visitor.ask(getRobotCheck)
  if (check.kind !== 'proof-of-work') throw new Error(`cannot solve a ${check.kind}`)
  for (let number = 0; ; number += 1) {
    const solution = `${check.challenge}:${number}`
    if (zeroBits(createHash('sha256').update(solution).digest()) >= check.difficulty) return solution
  }
}
