import { isSameLine } from '@market/domain/cart'
import type { GatewayFailure } from '@market/domain/kernel'
import type { CancelChoices, CancelDetails, CancelField, CancelLine, CancelSummary } from '@market/domain/orders'

/** Why nothing was given back: something is missing in the form, or the request failed. */
export type CancelProblem =
  | { readonly kind: 'field'; readonly field: CancelField | 'email' | 'choice' }
  | { readonly kind: 'failure'; readonly failure: GatewayFailure }

/** State of cancelling or returning lines of an order: choose lines, see the refund, confirm. */
export interface CancelForm {
  readonly open: boolean
  readonly busy: boolean
  /** Lines that can be given back; undefined until they are loaded. */
  readonly choices?: CancelChoices | undefined
  readonly lines: readonly CancelLine[]
  /** The refund for `lines`; submitting again confirms it. */
  readonly summary?: CancelSummary | undefined
  /** The last submitted request. */
  readonly finished?: CancelDetails | undefined
  readonly problem?: CancelProblem | undefined
  /** The day on which a courier comes for a return; without it the shopper hands it in at a branch. */
  readonly pickupDay?: string | undefined
  /** The variant to exchange for, empty until it is chosen; undefined if the shopper wants the money. */
  readonly exchangeFor?: string | undefined
}
/** Input of the shopper, and progress of the request. */
export type CancelFormEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'choices'; readonly choices: CancelChoices }
  | {
      readonly type: 'chosen'
      readonly item: Pick<CancelLine, 'productId' | 'attrId'>
      readonly line?: CancelLine | undefined
    }
  | { readonly type: 'pickup-day'; readonly day: string | undefined }
  | { readonly type: 'exchange'; readonly for: string | undefined }
  | { readonly type: 'sent' }
  | { readonly type: 'summary'; readonly of: readonly CancelLine[]; readonly summary: CancelSummary }
  | { readonly type: 'finished'; readonly finished: CancelDetails }
  | { readonly type: 'failed'; readonly problem: CancelProblem }

/** Key of the lines' fields that the refund depends on: product, variant and quantity. */
export const refundKey = (lines: readonly CancelLine[]): string =>
  lines
    .map(({ productId, attrId, quantity }) => `${productId};${attrId};${quantity}`)
    .toSorted()
    .join()

/** The chosen lines that can still be given back, with as many units as are left. */
const linesLeft = (lines: readonly CancelLine[], { items }: CancelChoices): readonly CancelLine[] =>
  lines.flatMap((line) => {
    const left = items.find((item) => isSameLine(item, line))
    return left ? [{ ...line, quantity: Math.min(line.quantity, left.quantity) }] : []
  })

/** A form that was not opened yet. */
export const closedCancelForm: CancelForm = { open: false, busy: false, lines: [] }

/** The form after an event. */
export function cancelForm(state: CancelForm, event: CancelFormEvent): CancelForm {
  switch (event.type) {
    case 'opened':
      return { ...closedCancelForm, open: true }
    case 'closed':
      return { ...state, open: false }
    case 'choices': {
      const lines = linesLeft(state.lines, event.choices)
      const same = refundKey(lines) === refundKey(state.lines)
      return { ...state, choices: event.choices, lines, summary: same ? state.summary : undefined }
    }
    case 'chosen': {
      const { item, line } = event
      const others = state.lines.filter((one) => one.productId !== item.productId || one.attrId !== item.attrId)
      const lines = line ? [...others, line] : others
      // Reasons and notes do not change the refund.
      const same = refundKey(lines) === refundKey(state.lines)
      return { ...state, lines, summary: same ? state.summary : undefined, problem: same ? state.problem : undefined }
    }
    case 'pickup-day':
      return { ...state, pickupDay: event.day }
    case 'exchange':
      return { ...state, exchangeFor: event.for }
    case 'sent':
      return { ...state, busy: true, problem: undefined }
    case 'summary':
      // A refund for an earlier selection of lines is dropped; that of the present one may be here already.
      return {
        ...state,
        busy: false,
        summary: refundKey(event.of) === refundKey(state.lines) ? event.summary : state.summary,
      }
    case 'finished':
      return { ...closedCancelForm, finished: event.finished }
    case 'failed':
      return { ...state, busy: false, problem: event.problem }
    default:
      return event satisfies never
  }
}
