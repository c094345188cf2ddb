import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isNewPassword } from '../validation/new-password.ts'

/** A new password, typed twice. */
export interface NewPasswordForm {
  readonly password: string
  readonly repeated: string
}

/** Problems of a new password (rules.md V11): too short, a missing field, or two different texts. */
export const newPasswordProblems = (form: NewPasswordForm): readonly FieldProblem<keyof NewPasswordForm>[] =>
  formProblems<keyof NewPasswordForm>(form, [
    ['password', { valid: isNewPassword, untrimmed: true }],
    ['repeated', { valid: (text) => text === form.password, untrimmed: true }],
  ])
