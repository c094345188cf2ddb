import type { Database } from '../../platform/database/open-database.ts'
import { returnGiftCode } from './gift-code-spending.ts'
import { giveStockBack, linesOf, lockStock, type StockLine } from './stock.ts'
import { texts } from '../../payment/texts.ts'

/**
 * A new attempt takes the place of one that still waits for the bank: at most one order of a cart is open. Should the bank
 * capture the older payment after all, it is refunded. The cart is locked by the caller, who takes `lines` afterwards.
 */
export async function replaceOpenOrders(trx: Database, cartId: string, lines: readonly StockLine[]): Promise<void> {
  const open = await trx
    .updateTable('orders')
    .set({ status: 'payment_failed' })
    .where('cart_id', '=', cartId)
    .where('status', '=', 'awaiting_payment')
    .returning('id')
    .execute()
  for (const { id } of open) await returnGiftCode(trx, id)
  const given: StockLine[] = []
  for (const { id } of open) given.push(...(await linesOf(trx, id)))
  if (open.length > 0) await lockStock(trx, [...given, ...lines])
  for (const { id } of open) {
    await trx
      .updateTable('payments')
      .set({ status: 'expired', failure: texts.paymentReplaced, given_up: true })
      .where('order_id', '=', id)
      .where('status', '=', 'pending')
      .execute()
    await giveStockBack(trx, id)
  }
}
