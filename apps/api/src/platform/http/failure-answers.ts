import type { Failure } from '../command-failed.ts'
import { ApiError } from './api-error.ts'

/** HTTP status, message for the shopper, and headers such as `Retry-After`. */
export type FailureAnswer = readonly [status: number, text: string, headers?: Readonly<Record<string, string>>]

/** The status and message of each failure of a room, by code. */
export type FailureAnswers<Reason extends Failure> = {
  readonly [Code in Reason['code']]: (failure: Extract<Reason, { readonly code: Code }>) => FailureAnswer
}

/** Finds the answer to a failure in the rooms' tables. Throws if no table has its code. */
export function answerFailure(tables: Readonly<Record<string, (failure: never) => FailureAnswer>>, failure: Failure) {
  const answer: ((failure: never) => FailureAnswer) | undefined = tables[failure.code]
  if (!answer) throw new Error(`no answer for the failure ${failure.code}`)
  const [status, text, headers = {}] = answer(failure as never)
  return new ApiError(status, text, { headers })
}
