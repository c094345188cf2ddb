import { type FieldProblem, validationMessages } from '@market/domain'
import { ApiError } from './api-error.ts'

/**
 * Refuses with 422 and the sentence of the first problem that the core's rules found. `labels` names the fields for the
 * shopper; `sentences` has those whose invalid value needs words of its own.
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
