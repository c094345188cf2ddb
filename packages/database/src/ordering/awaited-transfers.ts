import type { AwaitedTransfers, BookedPayment } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { claimTransfer } from '../payment/claim-transfer.ts'

export const sqlAwaitedTransfers = (db: Database): AwaitedTransfers => ({
  find: (orderNumber) =>
    db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.amount'])
      .select((column) => column.ref('p.status').$castTo<BookedPayment['status']>().as('status'))
      .where('o.number', '=', orderNumber)
      .where('p.method', '=', 'bank_transfer')
      .executeTakeFirst(),
  claim: (transfer, booking) => claimTransfer(db, transfer, booking),
  async release(bankReference) {
    await db.deleteFrom('booked_transfers').where('bank_reference', '=', bankReference).execute()
  },
})
