import { handOverTries } from '@market/domain/orders'
import type { Database } from '../open-database.ts'

interface ParcelAtDoor {
  readonly orderId: string
  readonly shopId: number
}

/** Counts a try of a parcel's code; false if no tries are left. Concurrent tries are all counted. */
export async function takeHandOverTry(db: Database, { orderId, shopId }: ParcelAtDoor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcels')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('shop_id', '=', shopId)
    .where('code_tries', '<', handOverTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the courier has to take money for an order. */
export async function takesCash(db: Database, orderId: string): Promise<boolean> {
  const payments = db.selectFrom('payments').select('id').where('order_id', '=', orderId)
  return (await payments.where('status', '=', 'on_delivery').executeTakeFirst()) !== undefined
}
