import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { isUnsettled } from '../payment/is-unsettled.ts'

/** A payment that has just been settled may still be on the shopper's screen. */
const onScreenMs = 3_600_000

interface Move {
  readonly fromOwner: string
  readonly toOwner: string
  readonly now: Date
}

/**
 * Moves a visitor's open and recent payments to the member who has logged in, so that the member sees their outcome.
 */
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
