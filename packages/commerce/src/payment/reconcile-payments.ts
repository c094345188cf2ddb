import type { Clock } from '@market/domain/kernel'
import type { Log } from '../kernel/log.ts'
import type { UnsettledPayments } from './ports/unsettled-payments.ts'

/** How long a payment is left to the shopper's return before the bank is asked. */
const patienceMs = 2 * 60_000
/** An expired payment is asked about in every turn for so long, and then once a day: a late success is never lost. */
const expiredDays = 7
const dayMs = 86_400_000

interface ReconcilePorts {
  readonly clock: Clock
  readonly log: Log
  readonly unsettled: UnsettledPayments
  settle(id: string): Promise<unknown>
}

/**
 * Asks the bank about every payment without a final result, at start and periodically. It settles payments after a
 * crash, a browser that did not return, or a lost callback. Returns the number of payments.
 */
export async function reconcilePayments({ unsettled, settle, clock, log }: ReconcilePorts): Promise<number> {
  const now = clock.now().getTime()
  const open = await unsettled.due({
    pendingSince: new Date(now - patienceMs),
    expiredAfter: new Date(now - expiredDays * dayMs),
    askedBefore: new Date(now - dayMs),
  })
  for (const { id, createdAt } of open) {
    const days = Math.floor((now - createdAt.getTime()) / dayMs)
    if (days >= expiredDays) log.error({ payment: id, days }, 'the bank has not said how a payment ended: ask it')
    try {
      await unsettled.asked(id, new Date(now))
      await settle(id)
    } catch (error) {
      log.warn({ payment: id, err: error }, 'a payment was not settled and is tried again')
    }
  }
  return open.length
}
