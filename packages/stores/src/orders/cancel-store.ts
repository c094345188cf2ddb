import {
  attemptKeys,
  type Clock,
  type GatewayFailure,
  type GatewayResult,
  type InvalidForm,
  type OrderId,
  succeed,
} from '@market/domain/kernel'
import {
  type CancelChoices,
  type CancelField,
  type CancelGateway,
  type CancelLine,
  cancelOrder,
  exchangeLine,
  previewCancel,
  startCancel,
} from '@market/domain/orders'
import { distinctUntilChanged, filter, map } from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'
import { type CancelForm, cancelForm, type CancelFormEvent, closedCancelForm } from './cancel-form.ts'
import { cancelView } from './cancel-view.ts'

/** Keys of the uploaded photos; undefined without any. */
type Photos = readonly string[] | undefined

/** Input of the shopper. */
export type CancelInput = Extract<CancelFormEvent, { readonly type: 'chosen' | 'pickup-day' | 'exchange' | 'closed' }>

/** Cancels, returns or exchanges lines of one order. The refund of a complete selection is loaded by itself. */
export interface CancelStore {
  readonly state: Live<CancelForm>
  /**
   * Opens an empty form and loads what can be given back. False if the order belongs to another session and `asksProof`
   * is set: then the caller asks for a proof instead of showing an error.
   */
  open(asksProof: boolean): Promise<boolean>
  enter(input: CancelInput): void
  /** Confirms the shown refund or exchange, or loads the refund first. True if the request was made. */
  submit(photos: () => GatewayResult<Photos>): Promise<boolean>
}

/** Dependencies of the cancel store. */
export interface CancelStoreDeps {
  readonly orderId: OrderId
  readonly cancels: CancelGateway
  readonly clock: Clock
  readonly newKey: () => string
}

const isRefused = (failure: GatewayFailure | InvalidForm<CancelField | 'email'>): boolean =>
  failure.kind === 'refused' && failure.status === 422

/** Makes the store of a form that gives lines of an order back. */
export function makeCancelStore(deps: CancelStoreDeps): CancelStore {
  const { orderId, clock } = deps
  const { live, set } = makeLive<CancelForm>(closedCancelForm)
  const happen = (event: CancelFormEvent) => set(cancelForm(live.current(), event))
  const view = () => cancelView(live.current(), clock.now())
  const keys = attemptKeys(deps.newKey)

  const fail = (failure: GatewayFailure | InvalidForm<CancelField | 'email'>): false => {
    const [first] = failure.kind === 'invalid' ? failure.problems : []
    happen({
      type: 'failed',
      problem:
        failure.kind === 'invalid' ? { kind: 'field', field: first?.field ?? 'lines' } : { kind: 'failure', failure },
    })
    return false
  }
  /** Loads what can still be given back, after another tab has given units back. */
  const reload = async () => {
    const left = await startCancel(deps)({ orderId })
    if (left.ok) happen({ type: 'choices', choices: left.value })
  }
  const preview = async (lines: readonly CancelLine[]) => {
    const { choices } = live.current()
    if (!choices) return
    happen({ type: 'sent' })
    const answer = await previewCancel(deps)({ orderId, lines }, choices)
    if (answer.ok) return happen({ type: 'summary', of: lines, summary: answer.value })
    fail(answer.failure)
    if (isRefused(answer.failure)) await reload()
  }
  // The refund is loaded as soon as the selection is complete, so that the next click confirms it.
  live.changes$
    .pipe(
      map(() => view().previewKey),
      distinctUntilChanged(),
      filter((key) => key !== ''),
    )
    .subscribe(() => void preview(live.current().lines))

  const exchange = async (line: CancelLine, exchangeFor: string, choices: CancelChoices, photos: Photos) => {
    const { exchangeAt, doorDay } = view()
    const way = exchangeAt ? {} : { pickupDay: doorDay }
    const request = { orderId, line, exchangeFor, ...way, photos }
    const answer = await exchangeLine(deps)({ ...request, idempotencyKey: keys.keyOf(request) }, choices)
    keys.answered(answer)
    if (answer.ok) {
      happen({ type: 'finished', finished: answer.value })
      return true
    }
    fail(answer.failure)
    // The last unit may be gone, so load the variants that are still available.
    await reload()
    return false
  }
  const confirm = async (form: CancelForm, isReturn: boolean, choices: CancelChoices, photos: Photos) => {
    const { lines, summary, pickupDay } = form
    const expected = summary && { total: summary.total, giftCode: summary.giftCode }
    const request = { orderId, lines, expected, ...(isReturn && { pickupDay, photos }) }
    const answer = await cancelOrder(deps)({ ...request, idempotencyKey: keys.keyOf(request) }, choices)
    keys.answered(answer)
    if (answer.ok) {
      happen({ type: 'finished', finished: answer.value })
      return true
    }
    // Another tab has given lines back: the new refund is shown, and another click confirms it.
    if (answer.failure.kind === 'refused' && answer.failure.status === 409) await preview(lines)
    fail(answer.failure)
    if (isRefused(answer.failure)) await reload()
    return false
  }

  return {
    state: live,
    async open(asksProof) {
      happen({ type: 'opened' })
      const answer = await startCancel(deps)({ orderId })
      if (answer.ok) happen({ type: 'choices', choices: answer.value })
      else if (asksProof && answer.failure.kind === 'not-found') return false
      else fail(answer.failure)
      return true
    },
    enter: happen,
    async submit(photos) {
      const form = live.current()
      const { busy, choices, lines, summary } = form
      const shown = view()
      if (busy || !choices) return false
      if (shown.choosing) {
        happen({ type: 'failed', problem: { kind: 'field', field: 'choice' } })
        return false
      }
      const [chosen] = lines
      const exchanged = chosen && shown.exchange ? { line: chosen, attrId: shown.exchange.attrId } : undefined
      if (!exchanged && !summary) {
        await preview(lines)
        return false
      }
      happen({ type: 'sent' })
      const isReturn = shown.kind === 'return'
      const settled = await (exchanged || isReturn ? photos() : succeed<Photos>(undefined))
      if (!settled.ok) return fail(settled.failure)
      return exchanged
        ? exchange(exchanged.line, exchanged.attrId, choices, settled.value)
        : confirm(form, isReturn, choices, settled.value)
    },
  }
}
