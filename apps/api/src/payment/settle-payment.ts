import { zero } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { transact } from '../platform/database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import type { BookedPayment, PaymentBook, RefundNews } from './payment-book.ts'
import type { BankAnswer, PaymentProvider } from './payment-provider.ts'
import { texts } from './texts.ts'

/** Payments of every kind, wherever they are booked. */
export interface Payments {
  find(db: Database, id: string): Promise<BookedPayment | undefined>
  /**
   * The only way a payment ends, whether the browser's return, the bank's callback, the waiting page or the reconciler
   * asks. What they send decides nothing: the bank is asked. Undefined where there is no such payment.
   */
  settle(deps: Deps, provider: PaymentProvider, id: string): Promise<BookedPayment | undefined>
}

export const makePayments = (books: readonly PaymentBook<BookedPayment>[]): Payments => ({
  find: (db, id) => firstOf(books, (book) => book.find(db, id)),
  settle: (deps, provider, id) => firstOf(books, (book) => settleIn(book, deps, provider, id)),
})

async function firstOf<One, Value>(
  list: readonly One[],
  read: (one: One) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  for (const one of list) {
    const found = await read(one)
    if (found !== undefined) return found
  }
  return undefined
}

async function settleIn<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  deps: Deps,
  provider: PaymentProvider,
  id: string,
): Promise<BookedPayment | undefined> {
  const before = await book.find(deps.db, id)
  if (!before || isEnded(before)) return before
  const answer = before.amount === 0 ? zeroAmountCapture(before) : await ask(provider, id)
  const end = await apply(book, deps, before, answer)
  if (end !== 'done') {
    const news = end === 'refunded' && before.givenUp ? 'givenUp' : end
    await refund(book, deps, provider, { payment: before, news })
  }
  return book.find(deps.db, id)
}

/** An order that a gift code covers in full is captured without a bank. */
const zeroAmountCapture = ({ id }: BookedPayment): BankAnswer => ({
  status: 'captured',
  id,
  amount: zero,
  reason: null,
})

async function ask(provider: PaymentProvider, id: string): Promise<BankAnswer | undefined> {
  const heard = await provider.inquire(id)
  return heard.ok ? heard.value : undefined
}

const isEnded = ({ status, settledAt }: BookedPayment): boolean =>
  status === 'paid' ||
  status === 'on_delivery' ||
  status === 'failed' ||
  status === 'refunded' ||
  (status === 'expired' && settledAt !== null)

async function apply<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  deps: Deps,
  before: Payment,
  answer: BankAnswer | undefined,
): Promise<'done' | RefundNews> {
  try {
    return await transact(deps.db, async (trx) => {
      await book.lock(trx, before)
      const payment = await book.find(trx, before.id)
      if (!payment || isEnded(payment)) return 'done'
      if (answer?.status === 'captured') return onCaptured(book, trx, deps, payment, answer)
      await onNotCaptured(book, trx, deps, payment, answer)
      return 'done'
    })
  } catch (error) {
    if (error instanceof UnfulfillableError) return 'refunded'
    throw error
  }
}

/** The goods are gone: the transaction rolls back and the money is refunded. */
class UnfulfillableError extends Error {}

async function onCaptured<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  trx: Database,
  deps: Deps,
  payment: Payment,
  answer: BankAnswer,
): Promise<'done' | RefundNews> {
  if (answer.id !== payment.id) {
    deps.log.error({ payment: payment.id }, 'the bank tells of another payment; nothing is paid')
    await onNotCaptured(book, trx, deps, payment, undefined)
    return 'done'
  }
  if (answer.amount !== payment.amount) {
    // The shop keeps no money without an order: the payment ends and the captured amount is refunded.
    deps.log.error({ payment: payment.id, captured: answer.amount }, 'the bank has captured another amount')
    if (payment.status === 'pending')
      await book.end(trx, payment, { status: 'expired', failure: texts.otherAmount, settledAt: null })
    return 'otherAmount'
  }
  if (!payment.held && !(await book.reacquire(trx, payment, deps.clock.now()))) throw new UnfulfillableError()
  if (!(await book.complete(trx, payment, deps))) throw new UnfulfillableError()
  return 'done'
}

async function onNotCaptured<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  trx: Database,
  deps: Deps,
  payment: Payment,
  answer: BankAnswer | undefined,
): Promise<void> {
  const now = deps.clock.now()
  const bankIsSure = answer?.status === 'refused' || answer?.status === 'refunded'
  const late = now >= payment.expiresAt
  if (payment.status === 'pending' && bankIsSure) {
    await book.end(trx, payment, { status: 'failed', failure: answer.reason ?? texts.paymentFailed, settledAt: now })
    // A refusal is shown on the page; after the deadline the shopper has left it, so a mail follows.
    if (late) await book.tell(trx, payment, 'lapsed', deps)
  } else if (payment.status === 'pending' && late) {
    await book.end(trx, payment, { status: 'expired', failure: texts.paymentExpired, settledAt: null })
    if (!answer) await book.tell(trx, payment, 'unknown', deps)
  } else if (payment.status === 'expired' && (bankIsSure || answer?.status === 'unknown')) {
    await book.close(trx, payment, now)
    if (!payment.givenUp) await book.tell(trx, payment, 'lapsed', deps)
  }
}

/** Gives money back that no purchase has; where the bank does not answer, the payment stays open and the reconciler comes again. */
async function refund<Payment extends BookedPayment>(
  book: PaymentBook<Payment>,
  deps: Deps,
  provider: PaymentProvider,
  { payment, news }: { readonly payment: Payment; readonly news: RefundNews },
): Promise<void> {
  const refunded = await provider.refund(payment.id)
  if (!refunded.ok || refunded.value.status !== 'refunded') return
  await transact(deps.db, async (trx) => {
    const end = { failure: texts.refunds[news], now: deps.clock.now() }
    if (await book.refunded(trx, payment, end)) await book.tell(trx, payment, news, deps)
  })
}
