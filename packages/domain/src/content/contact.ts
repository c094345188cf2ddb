import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isTypedEmail } from '../validation/email.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { isPhone } from '../validation/phone.ts'

/** A message to the shop itself, as typed. */
export interface ContactForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** May stay empty. */
  readonly phone: string
  readonly subject: string
  /** Number of the order that the message is about; may be empty. */
  readonly orderNumber: string
  readonly message: string
  readonly recaptcha: string
}
/** The fields of the message. */
export type ContactField = keyof ContactForm

/** Messages to the shop itself. */
export interface ContactGateway {
  /** Returns the ticket number under which the message is answered. */
  send(form: ContactForm): GatewayResult<{ readonly ticketNo: string }>
}

/** The empty message. */
export const emptyContactForm: ContactForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  orderNumber: '',
  message: '',
  recaptcha: '',
}

/** Problems of a message, in the form's order (rules.md V12, V14). */
export const contactProblems = (form: ContactForm): readonly FieldProblem<ContactField>[] =>
  formProblems<ContactField>(form, [
    ['firstName', { maxLength: 60 }],
    ['lastName', { maxLength: 60 }],
    ['email', { valid: isTypedEmail, maxLength: 254 }],
    ['phone', { valid: isPhone, optional: true }],
    ['subject'],
    ['orderNumber', { maxLength: 40, optional: true }],
    ['message', { maxLength: 2_000 }],
    ['recaptcha', { maxLength: 4_000 }],
  ])

/** Writes to the shop. */
export const contactShop =
  ({ contacts }: { readonly contacts: ContactGateway }) =>
  (typed: ContactForm): Submitted<{ readonly ticketNo: string }, ContactField> => {
    const form = formToSend(typed)
    return submitForm(contactProblems(form), () => contacts.send(form))
  }
