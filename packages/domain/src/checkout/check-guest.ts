import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result, succeed } from '../kernel/result.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type { GuestGateway } from './guest-gateway.ts'

/** The code that was mailed to a guest, and for how long it holds. */
export interface CodeSent {
  readonly guestEmail: string
  readonly message: string
  /** Seconds. */
  readonly expiresIn: number
  readonly retryIn: number
}

/** Starts a purchase as a guest: validates the e-mail address and mails a code to it. */
export const checkGuest =
  ({ guests }: { readonly guests: GuestGateway }) =>
  async (typed: string): Promise<Result<CodeSent, GatewayFailure | InvalidForm<'email'>>> => {
    const email = normalizeEmail(typed)
    if (!isEmail(email))
      return fail({ kind: 'invalid', problems: [{ field: 'email', problem: email === '' ? 'required' : 'invalid' }] })
    const checked = await guests.checkEmail(email)
    if (!checked.ok) return checked
    const sent = await guests.sendCode(email)
    return sent.ok ? succeed({ ...sent.value, guestEmail: checked.value.guestEmail }) : sent
  }
