import { ownsOrder } from '../../ordering/sql/owns-order.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import type { Returns } from '../ports/returns.ts'

export const sqlReturns = (trx: Database): Returns => ({
  async orderOf(owner, id) {
    if (!isUuid(id)) return undefined
    const request = await trx
      .selectFrom('cancellations as c')
      .innerJoin('orders as o', 'o.id', 'c.order_id')
      .select('o.id')
      .where('c.id', '=', id)
      .where(ownsOrder(owner))
      .executeTakeFirst()
    return request?.id
  },
  async lock(orderId, id) {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
    return trx
      .selectFrom('cancellations')
      .select(['kind', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  },
  async remove(id) {
    await trx.deleteFrom('cancellation_items').where('cancellation_id', '=', id).execute()
    await trx.deleteFrom('cancellations').where('id', '=', id).execute()
  },
  async approve(id) {
    const approved = await trx
      .updateTable('cancellations')
      .set({ status: 'approved' })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .returning(['order_id as orderId', 'gift'])
      .executeTakeFirst()
    if (!approved) return undefined
    const lines = await trx
      .selectFrom('cancellation_items as c')
      .innerJoin('order_items as i', (join) =>
        join.onRef('i.line', '=', 'c.line').on('i.order_id', '=', approved.orderId),
      )
      .select(['i.product_id as productId', 'i.combination', 'c.quantity'])
      .where('c.cancellation_id', '=', id)
      .execute()
    return { ...approved, lines }
  },
  async writeGiftReturned(id, amount) {
    await trx.updateTable('cancellations').set({ gift_returned: amount }).where('id', '=', id).execute()
  },
})
