import { type Row, tableMachine } from '../kernel/table-machine.ts'
import type { OrderId } from '../kernel/ids.ts'
import type { PaymentStatus } from './payment-gateway.ts'

/** The known state of the payment. */
export type PaymentReturnState =
  /** `slow`: polling continues and the shopper is shown that the payment takes longer. */
  | { readonly phase: 'asking' | 'slow' }
  /** The time limit has passed without a final answer of the bank. It may still be paid, so polling continues. */
  | { readonly phase: 'unsure' }
  /** `own` is false for a person who paid by another shopper's link. */
  | { readonly phase: 'paid'; readonly orderId: OrderId; readonly own: boolean }
  | { readonly phase: 'failed'; readonly reason: string | null; readonly refunded: boolean; readonly own: boolean }
  /** This caller has no such payment. */
  | { readonly phase: 'unknown' }
/** Events of a payment whose end is awaited. */
export type PaymentReturnEvent =
  | { readonly type: 'answered'; readonly payment: PaymentStatus }
  | { readonly type: 'not-found' }
  /** `paymentReturnTimes.slowMs` have passed. */
  | { readonly type: 'slow-timeout' }

/** The polling interval, the time after which a payment is slow, and the interval from then on, in ms. */
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
