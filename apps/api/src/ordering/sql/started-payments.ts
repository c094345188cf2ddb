import { sql } from 'kysely'
import { type BookedPayment, type StartedPayments, storePaymentDetails } from '@market/commerce'
import { type Database, transact } from '@market/database'
import type { Deps } from '../../platform/deps.ts'
import { orderBook } from './order-book.ts'

export const sqlStartedPayments = (db: Database, config: Deps['config']): StartedPayments => ({
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
          details: sql`coalesce(details, '{}') || ${storePaymentDetails({ link })}::jsonb`,
        }),
      })
      .where('id', '=', paymentId)
      .execute()
  },
  refuse: (paymentId, { reason, now }) =>
    transact(db, async (trx) => {
      const book = orderBook(trx, config)
      const open = await book.find(paymentId)
      if (!open) return
      await book.lock(open)
      await book.end(open, { status: 'failed', failure: reason, settledAt: now })
    }),
})
