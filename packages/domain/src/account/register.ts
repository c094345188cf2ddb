import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { MembershipGateway, Told } from './membership-gateway.ts'
import { type Registration, type RegistrationField, registrationProblems } from './registration.ts'

/** Signs someone up; the account opens with the mail that follows. */
export const register =
  ({ memberships }: { readonly memberships: MembershipGateway }) =>
  (form: Registration): Submitted<Told, RegistrationField> => {
    const registration = formToSend(form)
    return submitForm(registrationProblems(registration), () => memberships.register(registration))
  }
