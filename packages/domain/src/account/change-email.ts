import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { SentCode } from './sent-code.ts'
import type { EmailChange, ProfileGateway } from './profile-gateway.ts'

/** Problems of a change of the e-mail address (rules.md V12). */
export const emailChangeProblems = ({ email, password }: EmailChange): readonly FieldProblem<keyof EmailChange>[] =>
  formProblems({ email: normalizeEmail(email), password }, [
    ['email', { valid: isEmail, maxLength: 254 }],
    ['password', { untrimmed: true }],
  ])

/** Has a code mailed to the member's new address. */
export const changeEmail =
  ({ profiles }: { readonly profiles: ProfileGateway }) =>
  (typed: EmailChange): Submitted<SentCode, keyof EmailChange> =>
    submitForm(emailChangeProblems(typed), () =>
      profiles.sendEmailCode({ ...typed, email: normalizeEmail(typed.email) }),
    )
