import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result, succeed } from '../kernel/result.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isEmail, normalizeEmail } from '../validation/email.ts'
import type {
  CancelableOrder,
  CancelCommand,
  CancelDetails,
  CancelGateway,
  CancelRequest,
  CancelSummary,
  ExchangeCommand,
} from './cancel-gateway.ts'
import { type CancelChoices, type CancelField, cancelProblems } from './cancel-problems.ts'

interface CancelDeps {
  readonly cancels: CancelGateway
}

/**
 * Loads the items that can be cancelled or returned, with the possible reasons. A guest's order needs its e-mail
 * address.
 */
export const startCancel =
  ({ cancels }: CancelDeps) =>
  async ({
    orderId,
    email: typed,
  }: CancelableOrder): Promise<Result<CancelChoices, GatewayFailure | InvalidForm<'email'>>> => {
    const email = typed === undefined ? undefined : normalizeEmail(typed)
    if (email !== undefined && !isEmail(email))
      return fail({ kind: 'invalid', problems: [{ field: 'email', problem: email === '' ? 'required' : 'invalid' }] })
    const order: CancelableOrder = email === undefined ? { orderId } : { orderId, email }
    const [items, reasons] = await Promise.all([cancels.cancelable(order), cancels.reasons(order)])
    if (!items.ok) return items
    return reasons.ok ? succeed({ items: items.value, reasons: reasons.value }) : reasons
  }

const normalized = <Request extends CancelRequest>(request: Request): Request => ({
  ...request,
  lines: request.lines.map((line) => ({ ...line, note: line.note.trim() })),
})

/** Preview of a cancellation or return; nothing is changed. */
export const previewCancel =
  ({ cancels }: CancelDeps) =>
  (typed: CancelRequest, choices: CancelChoices): Submitted<CancelSummary, CancelField> => {
    const request = normalized(typed)
    return submitForm(cancelProblems(request.lines, choices), () => cancels.summary(request))
  }

/** Cancels or sends back. */
export const cancelOrder =
  ({ cancels }: CancelDeps) =>
  (typed: CancelCommand, choices: CancelChoices): Submitted<CancelDetails, CancelField> => {
    const request = normalized(typed)
    return submitForm(cancelProblems(request.lines, choices), () => cancels.cancel(request))
  }

/** Exchanges a line for another choice of the product. */
export const exchangeLine =
  ({ cancels }: CancelDeps) =>
  (typed: ExchangeCommand, choices: CancelChoices): Submitted<CancelDetails, CancelField> => {
    const line = { ...typed.line, note: typed.line.note.trim() }
    return submitForm(cancelProblems([line], choices), () => cancels.exchange({ ...typed, line }))
  }
