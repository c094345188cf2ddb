import type { Returns } from '@market/commerce'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { ownsOrder } from '../ordering/owns-order.ts'
import { isUuid } from '../is-uuid.ts'
import { readOrder } from './find-order.ts'

const restExchanged = sql<boolean>`(cancellations.kind = 'return' and exists (
  select 1 from cancellations e join cancellation_items g on g.line = (e.exchange->>'line')::int
  where g.cancellation_id = cancellations.id and e.order_id = cancellations.order_id
    and e.created_at > cancellations.created_at and e.status <> 'refused'))`

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
      .select(['kind', 'status', 'handed_in_at as handedInAt'])
      .select(restExchanged.as('restExchanged'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  },
  async remove(id) {
    await trx.deleteFrom('cancellation_items').where('cancellation_id', '=', id).execute()
    await trx.deleteFrom('cancellations').where('id', '=', id).execute()
  },
  async waitingBeside(id) {
    const waiting = await trx
      .selectFrom('cancellations as c')
      .innerJoin('cancellations as w', 'w.order_id', 'c.order_id')
      .select('w.id')
      .where('c.id', '=', id)
      .where('w.status', '=', 'waiting')
      .where('w.kind', '<>', 'exchange')
      .orderBy('w.created_at')
      .orderBy('w.id')
      .execute()
    return waiting.map((one) => one.id)
  },
  async lockWaiting(id) {
    const requests = trx.selectFrom('cancellations').select('order_id as orderId').where('id', '=', id)
    const request = await requests.executeTakeFirst()
    if (!request) return undefined
    await trx.selectFrom('orders').select('id').where('id', '=', request.orderId).forUpdate().execute()
    const waiting = await requests
      .select(['kind', 'exchange', 'created_at', 'handed_in_at'])
      .where('status', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) return undefined
    const lines = trx.selectFrom('cancellation_items').select(['line', 'combination', 'quantity'])
    return {
      order: await readOrder(trx, request.orderId, id),
      lines: await lines.where('cancellation_id', '=', id).execute(),
      kind: waiting.kind,
      exchange: waiting.exchange ?? undefined,
      askedAt: waiting.created_at,
      handedInAt: waiting.handed_in_at,
    }
  },
  async handIn(id, at) {
    const requests = trx.updateTable('cancellations').set({ handed_in_at: at })
    await requests.where('id', '=', id).where('handed_in_at', 'is', null).execute()
  },
  async price(id, { cargoRefund, cargoShops, refund, gift, giftBack, lines }) {
    await trx
      .updateTable('cancellations')
      .set({ cargo_refund: cargoRefund, cargo_shops: [...cargoShops], refund, gift, gift_returned: giftBack })
      .where('id', '=', id)
      .execute()
    for (const { line, ...worth } of lines)
      await trx
        .updateTable('cancellation_items')
        .set(worth)
        .where('cancellation_id', '=', id)
        .where('line', '=', line)
        .execute()
  },
  async approve(id, at) {
    await trx.updateTable('cancellations').set({ status: 'approved', arrived_at: at }).where('id', '=', id).execute()
  },
  async finish(id, at) {
    const done = { status: 'refunded', arrived_at: at, settled_at: at }
    await trx.updateTable('cancellations').set(done).where('id', '=', id).execute()
  },
  async refuse(id, at) {
    await trx.updateTable('cancellations').set({ status: 'refused', settled_at: at }).where('id', '=', id).execute()
  },
  async writeGiftReturned(id, amount) {
    await trx.updateTable('cancellations').set({ gift_returned: amount }).where('id', '=', id).execute()
  },
})
