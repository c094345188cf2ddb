import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { bareSecondStepCode } from './bare-second-step-code.ts'

/**
 * The second step of signing in: six digits that an authenticator app makes anew every thirty seconds (RFC 6238), or one of ten
 * recovery codes, each good once. `drift` is how many turns a phone's clock may be early or late.
 */
export const secondStepRules = {
  digits: 6,
  turnSeconds: 30,
  drift: 1,
  recoveryCodes: 10,
  recoveryLength: 10,
  /** Letters and digits that nobody takes for one another, upper case and alike in Turkish and English. */
  recoveryLetters: 'ABCDEFGHJKMNPQRSTVWXYZ23456789',
} as const

const appCode = new RegExp(`^\\d{${secondStepRules.digits}}$`)
const recoveryCode = new RegExp(`^[${secondStepRules.recoveryLetters}]{${secondStepRules.recoveryLength}}$`)

/** What a typed code may be; undefined if it is neither, so that it need not be sent. */
export const secondStepKind = (typed: string): 'app' | 'recovery' | undefined => {
  const code = bareSecondStepCode(typed)
  if (appCode.test(code)) return 'app'
  return recoveryCode.test(code) ? 'recovery' : undefined
}

/** Problems that keep a code from being sent. */
export const secondStepProblems = (form: { readonly code: string }): readonly FieldProblem<'code'>[] =>
  formProblems(form, [['code', { valid: (code) => secondStepKind(code) !== undefined }]])
