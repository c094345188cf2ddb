import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { MessageResponse } from './membership-gateway.ts'
import type { PasswordGateway } from './password-gateway.ts'

/** Asks for a mail to set a new password with; needs a valid address and the robot check (specification section 5). */
export const forgetPassword =
  ({ passwords }: { readonly passwords: PasswordGateway }) =>
  (typed: {
    readonly email: string
    readonly recaptcha: string
  }): Submitted<MessageResponse, 'email' | 'recaptcha'> => {
    const request = { email: normalizeEmail(typed.email), recaptcha: typed.recaptcha }
    const problems = formProblems<'email' | 'recaptcha'>(request, [
      ['email', { valid: isEmail, maxLength: 254 }],
      ['recaptcha', { maxLength: 4_000 }],
    ])
    return submitForm(problems, () => passwords.forget(request))
  }
