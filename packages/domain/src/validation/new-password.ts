import { minPasswordLength, passwordProblems } from './password.ts'

/** Most characters of a password; longer ones are refused, never cut. */
export const maxPasswordLength = 200

/** Whether a text can be a new password: long enough, nothing missing (rules.md V11). */
export const isNewPassword = (text: string): boolean =>
  text.length <= maxPasswordLength &&
  Array.from(text).length >= minPasswordLength &&
  passwordProblems(text).length === 0
