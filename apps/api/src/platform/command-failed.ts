import type { Result } from '@market/domain'

/** Why a command was refused: a code, and what its sentence names. */
export interface Failure {
  readonly code: string
}

/**
 * Thrown by a command that is refused, so that the transaction around it rolls back and nothing is half done. It knows
 * neither HTTP status nor sentence: each room's table of answers has those.
 */
export class CommandFailed<Reason extends Failure = Failure> extends Error {
  readonly failure: Reason
  constructor(failure: Reason) {
    super(failure.code)
    this.name = 'CommandFailed'
    this.failure = failure
  }
}

/** The value of a use-case that was done. Throws the failure of one that was not, so that the transaction around it rolls back. */
export function valueOrThrow<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new CommandFailed(result.failure)
  return result.value
}
