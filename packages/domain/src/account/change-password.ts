import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { MessageResponse } from './membership-gateway.ts'
import { type NewPasswordForm, newPasswordProblems } from './new-password-form.ts'
import type { PasswordGateway } from './password-gateway.ts'

/** The form that changes a password, as typed. */
export interface ChangePasswordForm extends NewPasswordForm {
  readonly current: string
}
type Field = keyof ChangePasswordForm

/** Problems of a change of the password; the new one must differ from the old one. */
export const changePasswordProblems = (form: ChangePasswordForm): readonly FieldProblem<Field>[] => {
  const current = formProblems<Field>(form, [['current', { untrimmed: true }]])
  const problems = newPasswordProblems(form)
  const same = problems.length === 0 && form.password === form.current
  return [...current, ...problems, ...(same ? [{ field: 'password', problem: 'invalid' } as const] : [])]
}

/** Changes the password of the logged-in member. */
export const changePassword =
  ({ passwords }: { readonly passwords: PasswordGateway }) =>
  (form: ChangePasswordForm): Submitted<MessageResponse, Field> =>
    submitForm(changePasswordProblems(form), () => passwords.change({ current: form.current, password: form.password }))
