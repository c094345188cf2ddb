import { isDoor } from './doors.ts'
import type { Statement } from './read-statements.ts'

/** Titles of the tests that passed, by file from the root of the repository. */
export type PassedTests = Readonly<Record<string, readonly string[]>>

export interface Judgement {
  readonly shown: number
  readonly decided: number
  readonly open: readonly Statement[]
  /** Errors in the page, one sentence each. */
  readonly faults: readonly string[]
}

/** Maximum number of statements that may be built differently from the specification. */
const maxDecisions = 10

/** Compares each statement with the passed tests and the joined pages of `docs/decisions`. */
export function judgeStatements(statements: readonly Statement[], passed: PassedTests, decisions: string): Judgement {
  const decided = statements.filter(({ decision }) => decision)
  const ids = statements.map(({ id }) => id)
  const faults = [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...statements.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !passed[file]?.some((name) => name.includes(title)))
        .map(({ file, title }) => `${id}: no test “${title}” passed in ${file}`),
    ),
    ...statements
      .filter(({ tests }) => tests.length > 0 && !tests.some(({ file }) => isDoor(file)))
      .map(({ id, tests }) => `${id}: no shopper comes through ${tests.map(({ file }) => file).join(', ')}`),
    ...decided
      .filter(({ decision }) => !decisions.split('\n').includes(`## ${decision}`))
      .map(({ id, decision }) => `${id}: docs/decisions has no heading “${decision}”`),
    ...(decided.length > maxDecisions
      ? [`${decided.length} statements are decided otherwise: ${maxDecisions} may be`]
      : []),
  ]
  return {
    shown: statements.filter(({ tests }) => tests.length > 0).length,
    decided: decided.length,
    open: statements.filter(({ open }) => open),
    faults,
  }
}
