import { sql } from 'kysely'
import type { BookedPayment } from '../../payment/payment-book.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StartedPayments } from '../ports/started-payments.ts'
import { orderBook } from './order-book.ts'

export const sqlStartedPayments = (db: Database): StartedPayments => ({
  find: (paymentId) =>
    db
      .selectFrom('payments')
      .select(['amount', 'installment', 'failure'])
      .select((column) => column.ref('status').$castTo<BookedPayment['status']>().as('status'))
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow(),
  async begin(paymentId, { reference, card, link }) {
    await db
      .updateTable('payments')
      .set({
        bank_reference: reference,
        card: card && JSON.stringify(card),
        ...(link !== undefined && {
          details: sql`coalesce(details, '{}') || ${JSON.stringify({ link })}::jsonb`,
        }),
      })
      .where('id', '=', paymentId)
      .execute()
  },
  refuse: (paymentId, { reason, now }) =>
    transact(db, async (trx) => {
      const open = await orderBook.find(trx, paymentId)
      if (!open) return
      await orderBook.lock(trx, open)
      await orderBook.end(trx, open, { status: 'failed', failure: reason, settledAt: now })
    }),
})
