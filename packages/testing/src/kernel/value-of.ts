import type { Result } from '@market/domain/kernel'

/** The value of an answer that a test takes for granted; throws with the failure otherwise. */
export const valueOf = async <Value, Failure>(asked: Promise<Result<Value, Failure>>): Promise<Value> => {
  const answer = await asked
  if (!answer.ok) throw new Error(`expected a value, got ${JSON.stringify(answer.failure)}`)
  return answer.value
}

/** The failure of an answer that a test takes for granted; throws with the value otherwise. */
export const failureOf = async <Value, Failure>(asked: Promise<Result<Value, Failure>>): Promise<Failure> => {
  const answer = await asked
  if (answer.ok) throw new Error(`expected a failure, got ${JSON.stringify(answer.value)}`)
  return answer.failure
}
