import {
  isNewPassword,
  maxPasswordLength,
  minPasswordLength,
  passwordProblems,
  validationMessages,
} from '@market/domain/validation'
import { texts } from '../texts.ts'

/** The error message for a new password (rules.md V11); undefined if it is valid. */
export function passwordSentence(password: string): string | undefined {
  if (isNewPassword(password)) return undefined
  const field = texts.member.password
  const [missing] = passwordProblems(password)
  if (missing) return `${field} ${validationMessages[missing]}`
  return validationMessages.digitsBetween({ field, min: minPasswordLength, max: maxPasswordLength })
}
