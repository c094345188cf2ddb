import type { FieldProblem } from '@market/domain/kernel'
import { validationMessages } from '@market/domain/validation'
import { ApiError } from './api-error.ts'

/**
 * Refuses with 422 and the message of the first problem found by the core's rules. `labels` names the fields for the
 * shopper; `sentences` has special messages for some invalid fields.
 */
export function checkForm<Field extends string>(
  problems: readonly FieldProblem<Field>[],
  labels: Readonly<Record<Field, string>>,
  sentences: { readonly [Name in Field]?: string } = {},
): void {
  const [first] = problems
  if (!first) return
  const field = labels[first.field]
  if (first.problem === 'required') throw new ApiError(422, validationMessages.required({ field }))
  throw new ApiError(422, sentences[first.field] ?? validationMessages.invalid({ field }))
}
