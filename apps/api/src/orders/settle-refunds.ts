import { kurus } from '@market/domain'
import { sql } from 'kysely'
import type { PaymentProvider } from '../checkout/payment-provider.ts'
import type { Deps } from '../kernel/deps.ts'

const batch = 100

/** Sends the money of an approved request back. Where the bank is silent it stays open, and the next turn asks again. */
export async function settleRefund({ db, clock, log }: Deps, provider: PaymentProvider, id: string): Promise<void> {
  const open = await db
    .selectFrom('cancellations as c')
    .innerJoin('payments as p', 'p.order_id', 'c.order_id')
    .select(['c.refund', 'c.order_id', 'p.id as payment', 'p.amount'])
    .where('c.id', '=', id)
    .where('c.status', '=', 'approved')
    .where('p.status', '=', 'paid')
    .executeTakeFirst()
  if (!open) return
  const refunded =
    open.refund === 0
      ? { ok: true }
      : await provider.refundPart(open.payment, { id, amount: kurus(open.refund), iban: null })
  if (!refunded.ok) {
    log.warn({ cancellation: id }, 'a refund was not given and is tried again')
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
      .where(
        sql<number>`(select sum(refund) from cancellations where order_id = ${open.order_id} and status = 'refunded')`,
        '>=',
        open.amount,
      )
      .execute()
  })
}

/** All that is approved and not refunded yet: a crash or a silent bank delays and loses nothing. */
export async function settleRefunds(deps: Deps, provider: PaymentProvider): Promise<void> {
  const open = await deps.db
    .selectFrom('cancellations')
    .select('id')
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .limit(batch)
    .execute()
  for (const { id } of open) await settleRefund(deps, provider, id)
}
