import type { Database } from '../platform/database/open-database.ts'
import { refundFailed } from './refund-failures.ts'
import { isUuid } from '../platform/http/is-uuid.ts'
import { type OrderOwner, ownsOrder } from '../ordering/order-owner.ts'

interface Wish {
  readonly owner: OrderOwner
  readonly id: string
}

/** Takes a request to send back again. Nothing has come and no money has moved, so nothing of it stays. */
export async function withdrawReturn(trx: Database, { owner, id }: Wish): Promise<void> {
  const found = isUuid(id)
    ? await trx
        .selectFrom('cancellations as c')
        .innerJoin('orders as o', 'o.id', 'c.order_id')
        .select('o.id as order')
        .where('c.id', '=', id)
        .where(ownsOrder(owner))
        .executeTakeFirst()
    : undefined
  if (!found) throw refundFailed({ code: 'refund/not-found' })
  // Locks the order first, as a cancellation does: each sees what the other has left.
  await trx.selectFrom('orders').select('id').where('id', '=', found.order).forUpdate().execute()
  const open = await trx
    .selectFrom('cancellations')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'return')
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw refundFailed({ code: 'refund/arrived' })
  await trx.deleteFrom('cancellation_items').where('cancellation_id', '=', id).execute()
  await trx.deleteFrom('cancellations').where('id', '=', id).execute()
}
