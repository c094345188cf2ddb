import { maxPasswordLength, minPasswordLength, passwordProblems, validationMessages } from '@market/domain/validation'

/** Requirements that a refused password does not meet, in words (rules.md V11). */
export function passwordSentence(field: string, password: string): string {
  const [missing] = passwordProblems(password)
  if (missing) return `${field} ${validationMessages[missing]}`
  return validationMessages.digitsBetween({ field, min: minPasswordLength, max: maxPasswordLength })
}
