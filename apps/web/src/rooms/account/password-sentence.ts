import { maxPasswordLength, minPasswordLength, passwordProblems, validationMessages } from '@market/domain'

/** What a new password that was refused still misses, in words (rules.md V11). */
export function passwordSentence(field: string, password: string): string {
  const [missing] = passwordProblems(password)
  if (missing) return `${field} ${validationMessages[missing]}`
  return validationMessages.digitsBetween({ field, min: minPasswordLength, max: maxPasswordLength })
}
