import { zero } from '@market/domain'
import type { Database } from '../database/open-database.ts'
import type { Deps } from '../kernel/deps.ts'
import { completeOrder } from './complete-order.ts'
import { endPayment } from './end-payment.ts'
import type { BankAnswer, PaymentProvider } from './payment-provider.ts'
import { spendGiftCodeAgain } from './gift-code-spending.ts'
import { linesOf, takeStock } from './stock.ts'
import { texts } from './texts.ts'

export interface SettledPayment {
  readonly status: 'pending' | 'on_delivery' | 'paid' | 'failed' | 'expired' | 'refunded'
  readonly orderNumber: string
  readonly ownerId: string
  /** Why there is no money, for the shopper. */
  readonly failure: string | null
}
interface PaymentRow extends SettledPayment {
  readonly id: string
  readonly orderId: string
  readonly cartId: string
  readonly amount: number
  readonly settledAt: Date | null
  readonly orderStatus: string
  readonly orderExpiresAt: Date
}
type Outcome = 'done' | 'refund'

/**
 * The one way on which a payment ends, whoever asks: the browser's return, the bank's notice, the waiting page or the
 * reconciler. What they carry decides nothing; the bank is asked. Undefined where there is no such payment.
 */
export async function settlePayment(
  deps: Deps,
  provider: PaymentProvider,
  paymentId: string,
): Promise<SettledPayment | undefined> {
  const before = await findPayment(deps.db, paymentId)
  if (!before || isEnded(before)) return before
  const answer = before.amount === 0 ? nothingToPay(before) : await ask(provider, paymentId)
  const outcome = await apply(deps, before, answer)
  if (outcome === 'refund') await refund(deps, provider, paymentId)
  return findPayment(deps.db, paymentId)
}

/** What a gift code covers in full is paid without a bank. */
const nothingToPay = ({ id }: PaymentRow): BankAnswer => ({ status: 'captured', id, amount: zero, reason: null })

async function ask(provider: PaymentProvider, id: string): Promise<BankAnswer | undefined> {
  const heard = await provider.inquire(id)
  return heard.ok ? heard.value : undefined
}

const isEnded = ({ status, settledAt }: PaymentRow): boolean =>
  status === 'paid' ||
  status === 'on_delivery' ||
  status === 'failed' ||
  status === 'refunded' ||
  (status === 'expired' && settledAt !== null)

async function apply(deps: Deps, before: PaymentRow, answer: BankAnswer | undefined): Promise<Outcome> {
  try {
    return await deps.db.transaction().execute(async (trx) => {
      // Cart before payment, as whoever places an order: no two wait for each other.
      await trx.selectFrom('carts').select('id').where('id', '=', before.cartId).forUpdate().execute()
      await trx.selectFrom('payments').select('id').where('id', '=', before.id).forUpdate().execute()
      const payment = await findPayment(trx, before.id)
      if (!payment || isEnded(payment)) return 'done'
      return answer?.status === 'captured' ? takeMoney(trx, deps, payment, answer) : noMoney(trx, deps, payment, answer)
    })
  } catch (error) {
    if (error instanceof StockGone) return 'refund'
    throw error
  }
}

async function takeMoney(trx: Database, deps: Deps, payment: PaymentRow, answer: BankAnswer): Promise<Outcome> {
  if (answer.id !== payment.id || answer.amount !== payment.amount) {
    deps.log.error({ payment: payment.id }, 'the bank tells of another payment or amount; nothing is paid')
    return noMoney(trx, deps, payment, undefined)
  }
  if (payment.orderStatus !== 'awaiting_payment') {
    if (!(await mayRevive(trx, payment))) return 'refund'
    if (!(await spendGiftCodeAgain(trx, payment.orderId))) throw new StockGone()
    const short = await takeStock(trx, await linesOf(trx, payment.orderId))
    if (short) throw new StockGone()
    await trx.updateTable('orders').set({ stock_held: true }).where('id', '=', payment.orderId).execute()
  }
  const { config } = deps
  await completeOrder(trx, { paymentId: payment.id, orderId: payment.orderId, shop: config, now: deps.clock.now() })
  return 'done'
}

/** Money that came late still makes the order, unless the cart went another way meanwhile. */
async function mayRevive(trx: Database, payment: PaymentRow): Promise<boolean> {
  const cart = await trx.selectFrom('carts').select('status').where('id', '=', payment.cartId).executeTakeFirstOrThrow()
  if (payment.orderStatus !== 'payment_failed' || cart.status !== 'active') return false
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', payment.cartId)
    .where('id', '!=', payment.orderId)
    .where('status', '!=', 'payment_failed')
    .executeTakeFirst()
  return other === undefined
}

async function noMoney(
  trx: Database,
  deps: Deps,
  payment: PaymentRow,
  answer: BankAnswer | undefined,
): Promise<Outcome> {
  const now = deps.clock.now()
  const row = { id: payment.id, order_id: payment.orderId }
  const bankIsSure = answer?.status === 'refused' || answer?.status === 'refunded'
  if (payment.status === 'pending' && bankIsSure) {
    await endPayment(trx, row, { status: 'failed', failure: answer.reason ?? texts.paymentFailed, settledAt: now })
  } else if (payment.status === 'pending' && now >= payment.orderExpiresAt) {
    await endPayment(trx, row, { status: 'expired', failure: texts.paymentExpired, settledAt: null })
  } else if (payment.status === 'expired' && (bankIsSure || answer?.status === 'unknown')) {
    await trx.updateTable('payments').set({ settled_at: now }).where('id', '=', payment.id).execute()
  }
  return 'done'
}

/** Gives late money back; where the bank does not answer, the payment stays open and the reconciler comes again. */
async function refund({ db, clock }: Deps, provider: PaymentProvider, paymentId: string): Promise<void> {
  const refunded = await provider.refund(paymentId)
  if (!refunded.ok || refunded.value.status !== 'refunded') return
  await db
    .updateTable('payments')
    .set({ status: 'refunded', failure: texts.paymentRefunded, settled_at: clock.now() })
    .where('id', '=', paymentId)
    .where('status', '=', 'expired')
    .execute()
}

class StockGone extends Error {}

export const findPayment = (db: Database, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.amount', 'p.failure', 'p.settled_at as settledAt'])
    .select((column) => column.ref('p.status').$castTo<SettledPayment['status']>().as('status'))
    .select(['o.id as orderId', 'o.number as orderNumber', 'o.owner_id as ownerId', 'o.cart_id as cartId'])
    .select(['o.status as orderStatus', 'o.expires_at as orderExpiresAt'])
    .where('p.id', '=', id)
    .executeTakeFirst()
