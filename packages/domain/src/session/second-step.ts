import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { bareSecondStepCode } from './bare-second-step-code.ts'

/**
 * The second step of signing in: a six-digit code that an authenticator app generates every 30 seconds (RFC 6238), or
 * one of ten recovery codes, each valid once. `drift` is the number of 30-second steps that a phone's clock may be
 * early or late.
 */
export const secondStepRules = {
  digits: 6,
  turnSeconds: 30,
  drift: 1,
  recoveryCodes: 10,
  recoveryLength: 10,
  /** Upper-case letters and digits that are not easily confused, the same in Turkish and English. */
  recoveryLetters: 'ABCDEFGHJKMNPQRSTVWXYZ23456789',
} as const

const appCode = new RegExp(`^\\d{${secondStepRules.digits}}$`)
const recoveryCode = new RegExp(`^[${secondStepRules.recoveryLetters}]{${secondStepRules.recoveryLength}}$`)

/** The kind of a typed code; undefined if it is neither, so that it is not sent. */
export const secondStepKind = (typed: string): 'app' | 'recovery' | undefined => {
  const code = bareSecondStepCode(typed)
  if (appCode.test(code)) return 'app'
  return recoveryCode.test(code) ? 'recovery' : undefined
}

/** Problems of a typed code. */
export const secondStepProblems = (form: { readonly code: string }): readonly FieldProblem<'code'>[] =>
  formProblems(form, [['code', { valid: (code) => secondStepKind(code) !== undefined }]])
