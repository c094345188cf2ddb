import { kurus } from '@market/domain'
import { sql } from 'kysely'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import type { Deps } from '../platform/deps.ts'

const batch = 100
/** A refund that the bank has not given so often needs somebody who looks into it. */
const alarmAfter = 5
/** The time between two turns doubles from half a minute to six hours. */
const isDue = sql<boolean>`(asked_at is null
  or asked_at + least(interval '6 hours', interval '30 seconds' * power(2, least(attempts, 12))) <= `

/** Sends the money of an approved request back. Where the bank is silent it stays open, and a later turn asks again. */
export async function settleRefund({ db, clock, log }: Deps, provider: PaymentProvider, id: string): Promise<void> {
  const open = await db
    .selectFrom('cancellations as c')
    .innerJoin('payments as p', 'p.order_id', 'c.order_id')
    .select(['c.refund', 'c.order_id', 'c.attempts', 'p.id as payment'])
    .where('c.id', '=', id)
    .where('c.status', '=', 'approved')
    // Of a parcel paid at the door the bank has the money, whatever becomes of the others.
    .where('p.status', 'in', ['paid', 'refunded', 'on_delivery'])
    .executeTakeFirst()
  if (!open) return
  const refunded =
    open.refund === 0
      ? { ok: true as const }
      : await provider.refundPart(open.payment, { id, amount: kurus(open.refund), iban: null })
  if (!refunded.ok) {
    const attempts = open.attempts + 1
    const refusal = { cancellation: id, attempts, failure: refunded.failure.kind }
    if (attempts >= alarmAfter) log.error(refusal, 'a refund is not given again and again: look into it at the bank')
    else log.warn(refusal, 'a refund was not given and is tried again')
    await db.updateTable('cancellations').set({ asked_at: clock.now(), attempts }).where('id', '=', id).execute()
    return
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('cancellations')
      .set({ status: 'refunded', settled_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .execute()
    await trx
      .updateTable('payments')
      .set({ status: 'refunded' })
      .where('id', '=', open.payment)
      .where(allGivenBack(open.order_id))
      .execute()
  })
}

/** Nothing of an order is left. */
const allGivenBack = (orderId: string) =>
  sql<boolean>`not exists (select 1 from order_items i where i.order_id = ${orderId} and i.quantity > (
    select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
    where c.order_id = i.order_id and g.line = i.line and c.status = 'refunded'))`

/**
 * What is approved and not refunded yet: a crash or a silent bank delays and loses nothing. Whoever waits longest for a turn
 * comes first, so that refunds which the bank refuses hold up no other.
 */
export async function settleRefunds(deps: Deps, provider: PaymentProvider): Promise<void> {
  const open = await deps.db
    .selectFrom('cancellations')
    .select('id')
    .where('status', '=', 'approved')
    .where(sql<boolean>`${isDue}${deps.clock.now()})`)
    .orderBy(sql`asked_at nulls first`)
    .orderBy('created_at')
    .limit(batch)
    .execute()
  for (const { id } of open) await settleRefund(deps, provider, id)
}
