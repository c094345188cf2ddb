import { isSameLine } from '@market/domain/cart'
import { type CancelableItem, cancelProblems, type ExchangeCounter, pickupDays } from '@market/domain/orders'
import { type CancelForm, refundKey } from './cancel-form.ts'

/** The contents of the form, derived from the choices and the input. */
export interface CancelView {
  readonly kind: CancelableItem['kind']
  /** Lines that can be returned. */
  readonly returnable: number
  /** The line if it can be exchanged: a single one with all its units. */
  readonly exchangeable: CancelableItem | undefined
  /** The chosen variant. */
  readonly exchange: CancelableItem['exchangeFor'][number] | undefined
  /** The shopper wants an exchange but has not chosen a variant, or the chosen one is no longer available. */
  readonly choosing: boolean
  /** The counter at which it is exchanged; null for the door. */
  readonly exchangeAt: ExchangeCounter | null
  /** The day on which the courier comes for an exchange at the door. */
  readonly doorDay: string
  /** Key of a complete selection, whose refund can be loaded; empty until then. */
  readonly previewKey: string
}

/** Derives what the form shows. */
export function cancelView({ choices, lines, pickupDay, exchangeFor }: CancelForm, now: Date): CancelView {
  const [chosen] = lines
  // The stock for an exchange may have changed since it was chosen.
  const exchangeable =
    chosen && lines.length === 1
      ? choices?.items.find(
          (item) => isSameLine(item, chosen) && item.quantity === chosen.quantity && item.exchangeFor.length > 0,
        )
      : undefined
  const exchange = exchangeable?.exchangeFor.find(({ attrId }) => attrId === exchangeFor)
  const isComplete = choices !== undefined && cancelProblems(lines, choices).length === 0
  return {
    kind: choices?.items.find((item) => isSameLine(item, chosen ?? item))?.kind ?? 'cancel',
    returnable: choices?.items.filter((item) => item.kind === 'return').length ?? 0,
    exchangeable,
    exchange,
    choosing: exchangeable !== undefined && exchangeFor !== undefined && exchange === undefined,
    exchangeAt: exchangeable?.exchangeAt ?? null,
    doorDay: pickupDay ?? pickupDays(now)[0] ?? '',
    previewKey: isComplete ? refundKey(lines) : '',
  }
}
