import { type OrderSnapshot, readSnapshot } from '@market/provider'
import type { Database } from '../open-database.ts'

/** The goods, sums and addresses of an order as they were when it was placed. Throws where there is no such order. */
export async function readOrderSnapshot(db: Database, number: string): Promise<OrderSnapshot> {
  const order = await db.selectFrom('orders').select('snapshot').where('number', '=', number).executeTakeFirstOrThrow()
  return readSnapshot(order.snapshot)
}
