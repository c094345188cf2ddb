import { maxPasswordLength, minPasswordLength, passwordProblems, validationMessages } from '@market/domain/validation'

/** Error text of an invalid password: names the first requirement it does not meet (rules.md V11). */
export function passwordSentence(field: string, password: string): string {
  const [missing] = passwordProblems(password)
  if (missing) return `${field} ${validationMessages[missing]}`
  return validationMessages.digitsBetween({ field, min: minPasswordLength, max: maxPasswordLength })
}
