import type { EndReason } from './end-reason.ts'
import type { BookedPayment, PaymentEnd, PaymentNews, RefundNews } from './ports/payment-book.ts'
import type { BankAnswer } from './ports/payment-provider.ts'

/** The next state of a payment: unchanged, captured, ended without money, closed or refunding. */
export type PaymentVerdict =
  | { readonly is: 'unchanged' }
  | { readonly is: 'captured' }
  | { readonly is: 'ended'; readonly end: PaymentEnd; readonly news: PaymentNews | null }
  /** The payment had expired, and the bank now confirms that it took no money. */
  | { readonly is: 'closed'; readonly news: PaymentNews | null }
  | { readonly is: 'refunding'; readonly reason: RefundNews }

type Judged = Pick<BookedPayment, 'id' | 'status' | 'amount' | 'settledAt' | 'givenUp' | 'expiresAt' | 'refundReason'>

export const isEnded = ({ status, settledAt }: Pick<BookedPayment, 'status' | 'settledAt'>): boolean =>
  status === 'paid' ||
  status === 'on_delivery' ||
  status === 'failed' ||
  status === 'refunded' ||
  (status === 'expired' && settledAt !== null)

/** Decides how an open payment continues, by the bank's answer; undefined if the bank did not answer. */
export function judgePayment(payment: Judged, answer: BankAnswer | undefined, now: Date): PaymentVerdict {
  // The bank's answer about another payment counts as no answer.
  const heard = answer?.id === payment.id ? answer : undefined
  if (heard?.status === 'captured' || heard?.status === 'refunded') return judgeTaken(payment, heard)
  const refused = heard?.status === 'refused'
  const late = now >= payment.expiresAt
  if (payment.status === 'pending' && refused)
    // A refusal is shown on the page; after the deadline the shopper has left it, so a mail follows.
    return {
      is: 'ended',
      end: { status: 'failed', failure: heard.reason ?? ('not-taken' satisfies EndReason), settledAt: now },
      news: late ? 'lapsed' : null,
    }
  if (payment.status === 'pending' && late)
    return {
      is: 'ended',
      end: { status: 'expired', failure: 'time-up' satisfies EndReason, settledAt: null },
      news: heard ? null : 'unknown',
    }
  if (payment.status === 'expired' && (refused || heard?.status === 'unknown'))
    return { is: 'closed', news: payment.givenUp ? null : 'lapsed' }
  return { is: 'unchanged' }
}

/** The bank has taken money, and may have refunded it already if the answer to an earlier refund request was lost. */
function judgeTaken(payment: Judged, { amount, status }: BankAnswer): PaymentVerdict {
  if (payment.refundReason !== null) return { is: 'refunding', reason: payment.refundReason }
  // The shop keeps no money without an order.
  if (amount !== payment.amount) return { is: 'refunding', reason: 'otherAmount' }
  return status === 'captured' ? { is: 'captured' } : { is: 'refunding', reason: lateReason(payment) }
}

/** Why a correct payment is refunded that came too late. */
export const lateReason = ({ givenUp }: Pick<BookedPayment, 'givenUp'>): RefundNews =>
  givenUp ? 'givenUp' : 'refunded'
