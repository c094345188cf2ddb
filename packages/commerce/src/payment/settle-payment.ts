import { fail, type Result, succeed } from '@market/domain/kernel'
import { zero } from '@market/domain/money'
import type { EndReason } from './end-reason.ts'
import { isEnded, judgePayment, lateReason } from './judge-payment.ts'
import type { BookedPayment, PaymentBook, RefundNews } from './ports/payment-book.ts'
import type { BankAnswer, PaymentProvider } from './ports/payment-provider.ts'

/** The buyer or the goods are gone. */
type Gone = 'payment/unfulfillable'

/** The bank is never asked while a row is locked, so settling takes several short transactions. */
export interface SettlePorts<Payment extends BookedPayment = BookedPayment> {
  readonly book: Pick<PaymentBook<Payment>, 'find'>
  /** Runs work in a transaction; failed work is rolled back. */
  readonly transact: <Value, Failure>(
    work: (book: PaymentBook<Payment>) => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure>>
  readonly provider: Pick<PaymentProvider, 'inquire' | 'refund'>
  /** Alerts the operators: the bank gave an impossible answer. */
  readonly alarm: (fields: object, text: string) => void
}

/**
 * The only way a payment ends, for the browser's return, the bank's callback, the waiting page and the reconciler.
 * Their data decides nothing: the bank is asked. Undefined if the payment does not exist.
 */
export async function settlePayment<Payment extends BookedPayment>(
  ports: SettlePorts<Payment>,
  id: string,
  now: () => Date,
): Promise<BookedPayment | undefined> {
  const seen = await ports.book.find(id)
  if (!seen || isEnded(seen)) return seen
  const answer = seen.amount === 0 ? zeroAmountCapture(seen) : await ask(ports, seen)
  const applied = await ports.transact((book) => applyAnswer(book, { seen, answer, now: now() }))
  const reason = applied.ok ? applied.value : await decideUnfulfillable(ports, seen, now())
  if (reason !== null) await refund(ports, { payment: seen, reason, now })
  return ports.book.find(id)
}

/** An order that a gift code covers in full is captured without a bank. */
const zeroAmountCapture = ({ id }: BookedPayment): BankAnswer => ({
  status: 'captured',
  id,
  amount: zero,
  reason: null,
})

async function ask({ provider, alarm }: SettlePorts, { id, amount }: BookedPayment): Promise<BankAnswer | undefined> {
  const heard = await provider.inquire(id)
  if (!heard.ok) return undefined
  if (heard.value.id !== id) alarm({ payment: id }, 'the bank tells of another payment; nothing is paid')
  else if (heard.value.status === 'captured' && heard.value.amount !== amount)
    alarm({ payment: id, captured: heard.value.amount }, 'the bank has captured another amount')
  return heard.value
}

/** Returns why the money must be refunded, or null. */
async function applyAnswer<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  { seen, answer, now }: { readonly seen: Payment; readonly answer: BankAnswer | undefined; readonly now: Date },
): Promise<Result<RefundNews | null, Gone>> {
  const payment = await lockOpen(book, seen)
  if (!payment) return succeed(null)
  const verdict = judgePayment(payment, answer, now)
  switch (verdict.is) {
    case 'unchanged':
      return succeed(null)
    case 'captured': {
      const reserved = payment.held || (await book.reacquire(payment, now))
      return reserved && (await book.complete(payment, now)) ? succeed(null) : fail('payment/unfulfillable')
    }
    case 'refunding':
      await decideRefund(book, payment, verdict.reason)
      return succeed(verdict.reason)
    case 'ended':
      await book.end(payment, verdict.end)
      break
    case 'closed':
      await book.close(payment, now)
  }
  if (verdict.news) await book.tell(payment, verdict.news, now)
  return succeed(null)
}

/** Locks a payment and reads it again; undefined if another run has ended it. */
async function lockOpen<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  seen: Payment,
): Promise<Payment | undefined> {
  await book.lock(seen)
  const payment = await book.find(seen.id)
  return payment && !isEnded(payment) ? payment : undefined
}

/** Committed before the bank is asked, so that no later run fulfils an order with money that is being refunded. */
async function decideRefund<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  payment: Payment,
  reason: RefundNews,
): Promise<void> {
  const failure: EndReason = reason === 'otherAmount' ? 'other-amount' : 'time-up'
  await book.end(payment, { status: 'expired', failure, settledAt: null })
  await book.decideRefund(payment, reason)
}

/** Decides to refund money that can no longer buy anything; a payment of zero is closed instead. */
async function decideUnfulfillable<Payment extends BookedPayment>(
  ports: SettlePorts<Payment>,
  seen: Payment,
  now: Date,
): Promise<RefundNews | null> {
  const decided = await ports.transact(async (book) => {
    const payment = await lockOpen(book, seen)
    if (!payment) return succeed(null)
    const reason = payment.refundReason ?? lateReason(payment)
    await decideRefund(book, payment, reason)
    if (payment.amount > 0) return succeed(reason)
    await book.close(payment, now)
    if (!payment.givenUp) await book.tell(payment, 'lapsed', now)
    return succeed(null)
  })
  return decided.ok ? decided.value : null
}

/** If the bank does not answer, the payment stays open and the reconciler tries again. */
async function refund<Payment extends BookedPayment>(
  { provider, transact }: SettlePorts<Payment>,
  { payment, reason, now }: { readonly payment: Payment; readonly reason: RefundNews; readonly now: () => Date },
): Promise<void> {
  const asked = await provider.refund(payment.id)
  if (!asked.ok || asked.value.status !== 'refunded') return
  await transact(async (book) => {
    await book.lock(payment)
    const end = { failure: `refunded:${reason}` satisfies EndReason, now: now() }
    if (await book.refunded(payment, end)) await book.tell(payment, reason, now())
    return succeed(null)
  })
}
