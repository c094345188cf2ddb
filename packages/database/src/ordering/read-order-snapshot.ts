import { type OrderSnapshot, readSnapshot } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** The goods, sums and addresses of an order at the time it was placed. Throws if the order does not exist. */
export async function readOrderSnapshot(db: Database, number: string): Promise<OrderSnapshot> {
  const order = await db.selectFrom('orders').select('snapshot').where('number', '=', number).executeTakeFirstOrThrow()
  return readSnapshot(order.snapshot)
}
