import type { StatementEntry } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** Records the payment that a transfer pays; false if either is already booked with another. */
export async function claimTransfer(
  db: Database,
  { bankReference, bookedFor, amount }: StatementEntry,
  { paymentId, now }: { readonly paymentId: string; readonly now: Date },
): Promise<boolean> {
  await db
    .insertInto('booked_transfers')
    .values({
      bank_reference: bankReference,
      booked_for: bookedFor,
      amount,
      payment_id: paymentId,
      booked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const claimed = await db
    .selectFrom('booked_transfers')
    .select('payment_id')
    .where('bank_reference', '=', bankReference)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return claimed !== undefined
}
