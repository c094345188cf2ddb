import type { FieldProblem, InvalidForm } from './field-problem.ts'
import type { GatewayResult, GatewayFailure } from './gateway-failure.ts'
import { fail, type Result } from './result.ts'

/** Result of submitting a form: the provider's answer, or the form's problems, in which case nothing was sent. */
export type Submitted<Value, Field extends string> = Promise<Result<Value, GatewayFailure | InvalidForm<Field>>>

/** Sends a form that has no problem. */
export const submitForm = async <Value, Field extends string>(
  problems: readonly FieldProblem<Field>[],
  send: () => GatewayResult<Value>,
): Submitted<Value, Field> => (problems.length > 0 ? fail({ kind: 'invalid', problems }) : send())
