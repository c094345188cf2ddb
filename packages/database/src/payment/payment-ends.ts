import type { PaymentBook } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** Writes of a `PaymentBook` that are the same for both tables of payments. */
export const paymentEnds = (
  trx: Database,
  table: 'payments' | 'purchases',
): Pick<PaymentBook, 'close' | 'decideRefund' | 'refunded'> => ({
  async close({ id }, now) {
    await trx.updateTable(table).set({ settled_at: now }).where('id', '=', id).execute()
  },
  async decideRefund({ id }, reason) {
    await trx.updateTable(table).set({ refund_reason: reason }).where('id', '=', id).execute()
  },
  async refunded({ id }, { failure, now }) {
    const changed = await trx
      .updateTable(table)
      .set({ status: 'refunded', failure, settled_at: now })
      .where('id', '=', id)
      .where('status', '=', 'expired')
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },
})
