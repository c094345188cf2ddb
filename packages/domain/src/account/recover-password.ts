import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { MessageResponse } from './membership-gateway.ts'
import { type NewPasswordForm, newPasswordProblems } from './new-password-form.ts'
import type { PasswordGateway } from './password-gateway.ts'

/** Sets a new password with the token of the mail. */
export const recoverPassword =
  ({ passwords }: { readonly passwords: PasswordGateway }) =>
  (token: string, form: NewPasswordForm): Submitted<MessageResponse, keyof NewPasswordForm> =>
    submitForm(newPasswordProblems(form), () => passwords.recover({ token, password: form.password }))
