import type { Result } from '@market/domain/kernel'

/** Why a command was refused: a code, and the values that its message needs. */
export interface Failure {
  readonly code: string
}

/**
 * Thrown by a refused command, so that the surrounding transaction rolls back. It has neither HTTP status nor message:
 * each room's table of answers defines those.
 */
export class CommandFailed<Reason extends Failure = Failure> extends Error {
  readonly failure: Reason
  constructor(failure: Reason) {
    super(failure.code)
    this.name = 'CommandFailed'
    this.failure = failure
  }
}

/** The value of a successful use case. Throws the failure otherwise, so that the surrounding transaction rolls back. */
export function valueOrThrow<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new CommandFailed(result.failure)
  return result.value
}
