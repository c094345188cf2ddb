import type { GatewayFailure, InvalidForm, Result } from '@market/domain/kernel'
import { checkForm } from './check-form.ts'

/** The value of a core use case that validated a form, or a refusal with the message of the first problem. */
export function sentForm<Value, Field extends string>(
  sent: Result<Value, GatewayFailure | InvalidForm<Field>>,
  labels: Readonly<Record<Field, string>>,
): Value {
  if (sent.ok) return sent.value
  if (sent.failure.kind === 'invalid') checkForm(sent.failure.problems, labels)
  throw new Error(`a port of the API failed with ${sent.failure.kind}`)
}
