import type { OrderOwner } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { ownsOrder } from './owns-order.ts'

/** Whether the owner has an order of this number. */
export async function hasOrder(db: Database, owner: OrderOwner, number: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.number', '=', number)
    .where(ownsOrder(owner))
    .executeTakeFirst()
  return order !== undefined
}
