import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { MembershipGateway, Registered } from './membership-gateway.ts'
import { type Registration, type RegistrationField, registrationProblems } from './registration.ts'

/**
 * Signs up a new member. The account becomes active by a link in a mail, unless a social sign-in has proven the
 * address.
 */
export const register =
  ({ memberships }: { readonly memberships: MembershipGateway }) =>
  (form: Registration): Submitted<Registered, RegistrationField> => {
    const registration = formToSend(form)
    return submitForm(registrationProblems(registration), () => memberships.register(registration))
  }
