import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { trimmed } from '../kernel/trimmed.ts'
import { onlyLetters } from '../text/only-letters.ts'
import { normalizeEmail } from '../validation/email.ts'
import { normalizePhone } from '../validation/phone.ts'
import type { MembershipGateway, Told } from './membership-gateway.ts'
import { type Registration, type RegistrationField, registrationProblems } from './registration.ts'

/** The form that is sent: names keep only letters, the e-mail address loses its spaces, the password stays as typed. */
const normalized = (form: Registration): Registration => ({
  ...trimmed(form),
  firstName: onlyLetters(form.firstName).trim(),
  lastName: onlyLetters(form.lastName).trim(),
  email: normalizeEmail(form.email),
  phone: normalizePhone(form.phone),
  password: form.password,
})

/** Signs someone up; the account opens with the mail that follows. */
export const register =
  ({ memberships }: { readonly memberships: MembershipGateway }) =>
  (form: Registration): Submitted<Told, RegistrationField> => {
    const registration = normalized(form)
    return submitForm(registrationProblems(registration), () => memberships.register(registration))
  }
