import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import { maxPasswordLength } from '../validation/new-password.ts'
import { minPasswordLength } from '../validation/password.ts'

/** A login as typed. */
export interface LoginForm {
  readonly username: string
  readonly password: string
}
const fits = (password: string): boolean =>
  Array.from(password).length >= minPasswordLength && password.length <= maxPasswordLength

/** Problems of the login form: every password has at least eight characters (rules.md V11). */
export const loginProblems = (form: LoginForm): readonly FieldProblem<keyof LoginForm>[] =>
  formProblems<keyof LoginForm>({ ...form, username: normalizeEmail(form.username) }, [
    ['username', { valid: isEmail, maxLength: 254 }],
    ['password', { valid: fits, untrimmed: true }],
  ])
