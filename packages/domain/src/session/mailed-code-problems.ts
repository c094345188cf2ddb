import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'

/** Digits of a code that is mailed. */
const codeDigits = /^\d{6}$/

/** Problems of the address for a mailed code. */
export const codeAddressProblems = ({ email }: { readonly email: string }): readonly FieldProblem<'email'>[] =>
  formProblems({ email: normalizeEmail(email) }, [['email', { valid: isEmail, maxLength: 254 }]])

/** Problems of a typed mailed code; spaces are ignored. */
export const mailedCodeProblems = ({ code }: { readonly code: string }): readonly FieldProblem<'code'>[] =>
  formProblems({ code: code.replaceAll(/\s/g, '') }, [['code', { valid: (bare) => codeDigits.test(bare) }]])
