import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { isUnsettled } from '../../payment/is-unsettled.ts'
import { replaceOpenOrders } from './replace-open-orders.ts'

/** A payment that has just been settled may still be on the shopper's screen. */
const onScreenMs = 3_600_000

interface Move {
  readonly fromOwner: string
  readonly toOwner: string
  readonly now: Date
}

/** Gives what a visitor is paying for to the member who has logged in meanwhile, so that its end is told to somebody. */
export async function takeOpenPayments(trx: Database, { fromOwner, toOwner, now }: Move): Promise<void> {
  const since = new Date(now.getTime() - onScreenMs)
  await sql`update orders set owner_id = ${toOwner}, user_id = ${toOwner}
    where owner_id = ${fromOwner} and (created_at > ${since} or exists (
      select 1 from payments p where p.order_id = orders.id and (p.status = 'pending' or ${isUnsettled('p')})))`.execute(
    trx,
  )
  await sql`update purchases set owner_id = ${toOwner}, user_id = ${toOwner}
    where owner_id = ${fromOwner} and (created_at > ${since} or status = 'pending' or ${isUnsettled('purchases')})`.execute(
    trx,
  )
}

/**
 * Ties the open order of a cart to the one that the cart is merged into: its units stay the shopper's own, and once it is
 * paid its lines leave that cart. An open order of that cart itself gives way, as to every newer attempt.
 */
export async function takeOpenOrders(trx: Database, fromCart: string, toCart: string): Promise<void> {
  const open = await trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.status'])
    .where('o.cart_id', '=', fromCart)
    .where((row) =>
      row.or([
        row('o.status', '=', 'awaiting_payment'),
        row.exists(
          row.selectFrom('payments as p').select('p.id').whereRef('p.order_id', '=', 'o.id').where(isUnsettled('p')),
        ),
      ]),
    )
    .execute()
  if (open.length === 0) return
  if (open.some(({ status }) => status === 'awaiting_payment')) await replaceOpenOrders(trx, toCart, [])
  const ids = open.map(({ id }) => id)
  await trx.updateTable('orders').set({ cart_id: toCart }).where('id', 'in', ids).execute()
}
