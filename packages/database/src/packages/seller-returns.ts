import type { SellerReturnState } from '@market/domain/packages'
import type { SellerReturns } from '@market/commerce'
import { sql } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../open-database.ts'

/** The state of a return from its tab and the status of its request. */
export const sellerReturnState = ({
  tab,
  status,
}: {
  readonly tab: Exclude<SellerReturnState, 'accepted' | 'refused'> | 'done'
  readonly status: string
}): SellerReturnState => (tab === 'done' ? (status === 'refused' ? 'refused' : 'accepted') : tab)

const silentAtOnce = 100

export const sqlSellerReturns = (trx: Database): SellerReturns => ({
  async partsOf(id) {
    if (!(await lockRequest(trx, id))) return []
    const rows = await linesOf(trx, id)
      .innerJoin('cancellations as c', 'c.id', 'g.cancellation_id')
      .innerJoin('shops as s', 's.id', 'i.shop_id')
      .select('s.autopilot')
      .where('c.kind', '=', 'return')
      .where('c.status', '=', 'waiting')
      .execute()
    return [...Map.groupBy(rows, ({ shopId }) => shopId)].map(([shopId, lines]) => ({
      shopId,
      answers: lines.some(({ autopilot }) => !autopilot),
      lines: lines.map(({ line, units }) => ({ line, units })),
    }))
  },
  async lock({ id, shopId }) {
    const found = trx
      .selectFrom('seller_returns as r')
      .innerJoin('cancellations as c', 'c.id', 'r.cancellation_id')
      .select(['r.tab', 'r.revision', 'r.shop_id as shopId', 'c.status'])
      .where('r.cancellation_id', '=', id)
      .$if(shopId !== undefined, (query) => query.where('r.shop_id', '=', shopId ?? 0))
    if (!isUuid(id) || !(await found.executeTakeFirst()) || !(await lockRequest(trx, id))) return undefined
    const { tab, status, revision, shopId: shop } = await found.executeTakeFirstOrThrow()
    const lines = await linesOf(trx, id).where('i.shop_id', '=', shop).execute()
    return {
      state: sellerReturnState({ tab, status }),
      revision,
      lines: lines.map(({ line, units, reasonId }) => ({ line, units, reasonId })),
    }
  },
  async split(id, lines, newId) {
    await sql`insert into cancellations (id, order_id, kind, status, cargo_refund, refund, gift, cargo_shops, created_at,
        pickup_day, handed_in_at, split_of)
      select ${newId}, order_id, kind, status, 0, 0, 0, '{}', created_at, pickup_day, handed_in_at,
        coalesce(split_of, id) from cancellations where id = ${id}`.execute(trx)
    for (const { line, units } of lines) {
      await sql`insert into cancellation_items (cancellation_id, line, combination, quantity, reason_id, note, refund, gift)
        select ${newId}, line, combination, ${units}, reason_id, note, 0, 0
        from cancellation_items where cancellation_id = ${id} and line = ${line}`.execute(trx)
      await sql`delete from cancellation_items
        where cancellation_id = ${id} and line = ${line} and quantity = ${units}`.execute(trx)
      await sql`update cancellation_items set quantity = quantity - ${units}
        where cancellation_id = ${id} and line = ${line}`.execute(trx)
    }
    await sql`update seller_returns n set tab = r.tab, at = r.at, arrived_at = r.arrived_at, answer_by = r.answer_by
      from seller_returns r where r.cancellation_id = ${id} and r.shop_id = n.shop_id and n.cancellation_id = ${newId}`.execute(
      trx,
    )
    await sql`delete from seller_returns r where r.cancellation_id = ${id} and not exists (
      select 1 from cancellation_items g join cancellations c on c.id = g.cancellation_id
      join order_items i on i.order_id = c.order_id and i.line = g.line
      where g.cancellation_id = r.cancellation_id and i.shop_id = r.shop_id)`.execute(trx)
  },
  async arrive(id, at, answerBy) {
    await change(trx, id, { tab: 'arrived', at, arrived_at: at, answer_by: answerBy })
  },
  async dispute(id, dispute, photos, answerBy) {
    await change(trx, id, {
      tab: 'disputed',
      at: dispute.at,
      answer_by: answerBy,
      dispute: JSON.stringify(dispute),
    })
    for (const [place, key] of photos.entries())
      await trx
        .updateTable('dispute_photos')
        .set({ cancellation_id: id, kept: true, place })
        .where('key', '=', key)
        .execute()
  },
  async decide(id, decision) {
    await change(trx, id, { decision: JSON.stringify(decision) })
  },
  async loosePhotos(id, keys) {
    if (keys.length === 0) return []
    const found = trx.selectFrom('dispute_photos').select('key').where('kept', '=', false)
    const loose = await found
      .where('cancellation_id', '=', id)
      .where('key', 'in', [...keys])
      .execute()
    return loose.map(({ key }) => key)
  },
  async silent(now) {
    const due = await trx
      .selectFrom('seller_returns')
      .select('cancellation_id as id')
      .where('tab', '=', 'arrived')
      .where('answer_by', '<=', now)
      .orderBy('answer_by')
      .limit(silentAtOnce)
      .execute()
    return due.map(({ id }) => id)
  },
})

/** Locks the order of a request and then the request, in the order of `Returns`. */
async function lockRequest(trx: Database, id: string): Promise<boolean> {
  const requests = trx.selectFrom('cancellations').select('order_id').where('id', '=', id)
  const request = await requests.executeTakeFirst()
  if (!request) return false
  await trx.selectFrom('orders').select('id').where('id', '=', request.order_id).forUpdate().execute()
  return (await requests.forUpdate().executeTakeFirst()) !== undefined
}

const linesOf = (trx: Database, id: string) =>
  trx
    .selectFrom('cancellation_items as g')
    .innerJoin('cancellations as k', 'k.id', 'g.cancellation_id')
    .innerJoin('order_items as i', (join) => join.onRef('i.order_id', '=', 'k.order_id').onRef('i.line', '=', 'g.line'))
    .select(['g.line', 'g.quantity as units', 'g.reason_id as reasonId', 'i.shop_id as shopId'])
    .where('g.cancellation_id', '=', id)
    .orderBy('g.line')

const change = (
  trx: Database,
  id: string,
  set: {
    readonly tab?: 'arrived' | 'disputed'
    readonly at?: Date | string
    readonly arrived_at?: Date
    readonly answer_by?: Date
    readonly dispute?: string
    readonly decision?: string
  },
) =>
  trx
    .updateTable('seller_returns')
    .set(set)
    .set({ revision: sql`revision + 1` })
    .where('cancellation_id', '=', id)
    .execute()
