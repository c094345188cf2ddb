import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isTypedEmail } from '../validation/email.ts'
import { isNewPassword } from '../validation/new-password.ts'
import { isPhone } from '../validation/phone.ts'

/** The sign-up form as typed. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** May stay empty. */
  readonly phone: string
  /** May stay empty with a social token. */
  readonly password: string
  /** The membership agreement, which everyone must accept. */
  readonly agreement: boolean
  /** Marketing consents, separate from the agreement. */
  readonly newsletter: boolean
  readonly insiderContactList: boolean
  /** Token of a social sign-in that has no account yet (code 5011). */
  readonly socialToken?: string
  readonly recaptcha?: string
}
/** The fields of the sign-up form that can be reported as wrong. */
export type RegistrationField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'agreement'

/** An empty sign-up form: no consent is given in advance. */
export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  agreement: false,
  newsletter: false,
  insiderContactList: false,
}

/** Problems of the sign-up form, in its order (rules.md V11, V12, V14). */
export const registrationProblems = (form: Registration): readonly FieldProblem<RegistrationField>[] =>
  formProblems<RegistrationField>(form, [
    ['firstName'],
    ['lastName'],
    ['email', { valid: isTypedEmail, maxLength: 254 }],
    ['phone', { valid: isPhone, optional: true }],
    ['password', { valid: isNewPassword, untrimmed: true, optional: form.socialToken !== undefined }],
    ['agreement'],
  ])
