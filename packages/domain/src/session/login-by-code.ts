import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../kernel/form-problems.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { Access, CodeLogin } from './session-gateway.ts'
import { keepToken, type SessionDeps } from './start-session.ts'

/** Digits of a code that is mailed. */
const codeDigits = /^\d{6}$/

/** Problems that keep a mailed code from being asked for. */
export const codeAddressProblems = ({ email }: { readonly email: string }): readonly FieldProblem<'email'>[] =>
  formProblems({ email: normalizeEmail(email) }, [['email', { valid: isEmail, maxLength: 254 }]])

/** Problems that keep a mailed code from being sent back; spaces in it do not matter. */
export const mailedCodeProblems = ({ code }: { readonly code: string }): readonly FieldProblem<'code'>[] =>
  formProblems({ code: code.replaceAll(/\s/g, '') }, [['code', { valid: (bare) => codeDigits.test(bare) }]])

/** Logs a member in by a code from the mail. A refusal leaves the held token as it is. */
export const loginByCode =
  ({ gateway, tokens }: SessionDeps) =>
  ({ email, code }: CodeLogin): GatewayResult<Access> =>
    keepToken(tokens, gateway.loginByCode({ email: normalizeEmail(email), code: code.replaceAll(/\s/g, '') }))
