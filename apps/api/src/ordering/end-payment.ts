import type { PaymentMethod } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { methodTerms } from '../payment/method-terms.ts'
import type { PaymentEnd } from '../payment/payment-book.ts'
import { returnGiftCode } from './reservation/gift-code-spending.ts'
import { giveStockBack } from './reservation/stock.ts'

/** Ends a pending payment without money; the order fails with it, its stock is free again, cart and address stay. */
export async function endPayment(
  trx: Database,
  payment: { readonly id: string; readonly order_id: string },
  end: PaymentEnd,
): Promise<void> {
  const ended = await trx
    .updateTable('payments')
    .set({ status: end.status, failure: end.failure, settled_at: end.settledAt, given_up: end.givenUp ?? false })
    .where('id', '=', payment.id)
    .where('status', '=', 'pending')
    .returning('method')
    .executeTakeFirst()
  if (!ended) return
  // An order that stood while it waited for its money is seen to be called off; another attempt replaces one that did not.
  const { method } = ended
  const waited = methodTerms[method as PaymentMethod].waits
  await trx
    .updateTable('orders')
    .set({ status: waited ? 'cancelled' : 'payment_failed' })
    .where('id', '=', payment.order_id)
    .where('status', '=', 'awaiting_payment')
    .execute()
  await returnGiftCode(trx, payment.order_id)
  await giveStockBack(trx, payment.order_id)
}
