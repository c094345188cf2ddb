import { type Row, tableMachine } from '../kernel/table-machine.ts'
import type { OrderId } from '../ids.ts'
import type { PaymentStatus } from './payment-gateway.ts'

/** How far the payment is known. */
export type PaymentReturnState =
  /** Whoever waits for long is told that it is slow; asking goes on. */
  | { readonly phase: 'asking' | 'slow' }
  /** Its time is over without the bank's last word: it may still be paid. Asking goes on. */
  | { readonly phase: 'unsure' }
  /** Not `own`: by somebody who was given another's link. */
  | { readonly phase: 'paid'; readonly orderId: OrderId; readonly own: boolean }
  | { readonly phase: 'failed'; readonly reason: string | null; readonly refunded: boolean; readonly own: boolean }
  /** No such payment of this caller. */
  | { readonly phase: 'unknown' }
/** What is heard of the payment. */
export type PaymentReturnEvent =
  | { readonly type: 'answered'; readonly payment: PaymentStatus }
  | { readonly type: 'not-found' }
  /** `paymentReturnTimes.slowMs` have passed. */
  | { readonly type: 'slow-timeout' }

/** How often the payment is asked after, when it counts as slow, and how often from then on, in ms. */
export const paymentReturnTimes = { askEveryMs: 1_500, slowMs: 20_000, askLateEveryMs: 10_000 } as const

type Phase = PaymentReturnState['phase']
const settled = (
  state: PaymentReturnState,
  { payment }: Extract<PaymentReturnEvent, { type: 'answered' }>,
): PaymentReturnState => {
  const { status, orderId, reason, own } = payment
  if (status === 'pending') return state
  if (status === 'unsure') return state.phase === 'unsure' ? state : { phase: 'unsure' }
  return status === 'paid'
    ? { phase: 'paid', orderId, own }
    : { phase: 'failed', reason, refunded: status === 'refunded', own }
}
const waiting: Row<PaymentReturnState, PaymentReturnEvent, Phase> = {
  answered: [['unsure', 'paid', 'failed'], settled],
  'not-found': ['unknown', () => ({ phase: 'unknown' })],
}

/**
 * What the page shows to which the bank sends the shopper back: it only displays. The truth is asked from the provider
 * until the payment is settled; a question that fails changes nothing and is asked again.
 */
export const paymentReturn = tableMachine<PaymentReturnState, PaymentReturnEvent, Phase>(
  { phase: 'asking' },
  ({ phase }) => phase,
  {
    asking: { ...waiting, 'slow-timeout': ['slow', () => ({ phase: 'slow' })] },
    slow: waiting,
    unsure: waiting,
    paid: {},
    failed: {},
    unknown: {},
  },
)
