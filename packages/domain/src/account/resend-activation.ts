import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { ActivationRequest, MembershipGateway, MessageResponse } from './membership-gateway.ts'

/** Mails the activation again after a login that code 5032 refused; needs the robot check (specification section 8). */
export const resendActivation =
  ({ memberships }: { readonly memberships: MembershipGateway }) =>
  (typed: ActivationRequest): Submitted<MessageResponse, 'username' | 'recaptcha'> => {
    const request = { ...typed, username: normalizeEmail(typed.username) }
    const problems = formProblems<'username' | 'recaptcha'>(request, [
      ['username', { valid: isEmail, maxLength: 254 }],
      ['recaptcha', { maxLength: 4_000 }],
    ])
    return submitForm(problems, () => memberships.resendActivation(request))
  }
