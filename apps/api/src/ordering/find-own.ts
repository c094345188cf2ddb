import type { OrderOwner } from '@market/provider'
import { type Database, ownsOrder } from '@market/database'
import { orderFailed } from './order-answers.ts'

/** Refuses with 404 the number of an order that is not the owner's. */
export async function findOwn(db: Database, owner: OrderOwner, number: string): Promise<void> {
  const own = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.number', '=', number)
    .where(ownsOrder(owner))
    .executeTakeFirst()
  if (!own) throw orderFailed({ code: 'order/not-found' })
}
