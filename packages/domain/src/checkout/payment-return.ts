import { type Row, tableMachine } from '../kernel/table-machine.ts'
import type { OrderId } from '../kernel/ids.ts'
import type { PaymentStatus } from './payment-gateway.ts'

/** How far the payment is known. */
export type PaymentReturnState =
  /** After this time the shopper is told that it takes longer; polling continues. */
  | { readonly phase: 'asking' | 'slow' }
  /** Its time is over without the bank's last word: it may still be paid. Asking goes on. */
  | { readonly phase: 'unsure' }
  /** Not `own`: by somebody who was given another's link. */
  | { readonly phase: 'paid'; readonly orderId: OrderId; readonly own: boolean }
  | { readonly phase: 'failed'; readonly reason: string | null; readonly refunded: boolean; readonly own: boolean }
  /** No such payment of this caller. */
  | { readonly phase: 'unknown' }
/** News of the payment. */
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
 * State of the page to which the bank sends the shopper back. The page only displays: it polls the provider until the
 * payment is settled, and a failed poll changes nothing and is repeated.
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
