import { type EndReason, methodTerms, type OrderOwner } from '@market/commerce'
import { type Database, ownsOrder } from '@market/database'
import { orderBook } from '../ordering/sql/order-book.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts as orderingTexts } from '../ordering/texts.ts'
import { texts } from './texts.ts'

interface Wish {
  readonly owner: OrderOwner
  readonly number: string
}

/**
 * Cancels an order that waits for a transfer or a payment link and releases its units at once. The payment becomes
 * expired and not failed, so that money that still arrives is noticed and refunded.
 */
export async function callOffWaiting(trx: Database, config: Deps['config'], { owner, number }: Wish): Promise<void> {
  const found = await trx
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['p.id', 'p.method'])
    .where('o.number', '=', number)
    .where(ownsOrder(owner))
    .executeTakeFirst()
  const book = orderBook(trx, config)
  const payment = found && (await book.find(found.id))
  if (!payment) throw new ApiError(404, orderingTexts.notFound)
  await book.lock(payment)
  const now = await book.find(payment.id)
  const waits = methodTerms[found.method].waits
  if (!waits || now?.status !== 'pending' || now.orderStatus !== 'awaiting_payment')
    throw new ApiError(409, texts.waitsNoMore)
  await book.end(now, { status: 'expired', failure: 'called-off' satisfies EndReason, settledAt: null, givenUp: true })
}
