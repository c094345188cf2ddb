import { kurus } from '@market/domain/money'
import type { BookedTransfer } from '@market/commerce'
import type { Database } from '../open-database.ts'

export async function findBookedTransfer(db: Database, bankReference: string): Promise<BookedTransfer | undefined> {
  const found = await db
    .selectFrom('booked_transfers')
    .select(['booked_for as bookedFor', 'amount', 'payment_id as paymentId'])
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst()
  return found && { ...found, amount: kurus(found.amount) }
}
