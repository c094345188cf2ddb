import type { AnswerInput, getRobotCheck } from '@market/contract'
import { validationMessages } from '@market/domain/validation'
import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'

interface Solved {
  /** The `recaptcha` field of the form. */
  readonly solution: string
  readonly caller: Caller
  readonly clientAddress: string
  readonly now: Date
}

/** Port: checks that a form was sent by a person. */
export interface RobotCheck {
  challenge(caller: Caller, now: Date): AnswerInput<typeof getRobotCheck>
  /** True once per solution; false also if the verifying service cannot be reached. */
  passes(db: Database, solved: Solved): Promise<boolean>
}

/** Refuses a form whose robot check is missing, wrong, expired or already used (security.md 22). */
export async function requireRobotCheck(check: RobotCheck, db: Database, solved: Solved): Promise<void> {
  const passed = solved.solution !== '' && (await check.passes(db, solved))
  if (!passed) throw new ApiError(422, validationMessages.robotCheck)
}
