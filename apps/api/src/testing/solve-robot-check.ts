import { hash } from 'node:crypto'
import { getRobotCheck, robotCheckWanted } from '@market/contract'
import * as v from 'valibot'
import { zeroBits } from '../platform/limits/zero-bits.ts'
import type { Visitor } from './make-visitor.ts'

/** Requests a robot check and solves it like a browser. */
export async function solveRobotCheck(visitor: Pick<Visitor, 'ask'>): Promise<string> {
  const check = await visitor.ask(getRobotCheck)
  if (check.kind !== 'proof-of-work') throw new Error(`cannot solve a ${check.kind}`)
  return solve(check)
}

/** The header with the solution of a refusal's challenge. */
export const workFor = (refusal: { readonly data: unknown }): Record<string, string> => ({
  [robotCheckWanted.header]: solve(v.parse(robotCheckWanted.data, refusal.data)),
})

function solve({ challenge, difficulty }: v.InferOutput<typeof robotCheckWanted.data>): string {
  for (let number = 0; ; number += 1) {
    const solution = `${challenge}:${number}`
    if (zeroBits(hash('sha256', solution, 'buffer')) >= difficulty) return solution
  }
}
