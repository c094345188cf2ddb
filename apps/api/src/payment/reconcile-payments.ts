import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import { isUnsettled } from './sql/is-unsettled.ts'
import type { Payments } from './payments.ts'

/** A payment is left to the shopper's own return for so long. */
const patienceMs = 2 * 60_000
/** An expired payment is asked about in every turn for so long, and then once a day: a late success is never lost. */
const expiredDays = 7
const dayMs = 86_400_000
const batch = 200
const books = ['payments', 'purchases'] as const

interface Bank {
  readonly provider: PaymentProvider
  readonly payments: Payments
}

/**
 * Asks the bank about every payment whose end is not known. Run at start and again and again: a crash, a browser that
 * never came back and a callback that was lost all end here. Returns how many were asked about.
 */
export async function reconcilePayments(deps: Deps, bank: Bank): Promise<number> {
  const counts = await Promise.all(books.map((book) => reconcile(book, deps, bank)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function reconcile(book: (typeof books)[number], deps: Deps, { provider, payments }: Bank): Promise<number> {
  const now = deps.clock.now().getTime()
  const open = await deps.db
    .selectFrom(book)
    .select(['id', 'created_at'])
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'pending'), row('created_at', '<=', new Date(now - patienceMs))]),
        row.and([
          isUnsettled(book),
          row.or([
            row('created_at', '>', new Date(now - expiredDays * dayMs)),
            row('asked_at', '<=', new Date(now - dayMs)),
          ]),
        ]),
      ]),
    )
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .limit(batch)
    .execute()
  for (const { id, created_at } of open) {
    const days = Math.floor((now - created_at.getTime()) / dayMs)
    if (days >= expiredDays) deps.log.error({ payment: id, days }, 'the bank has not said how a payment ended: ask it')
    try {
      await deps.db
        .updateTable(book)
        .set({ asked_at: new Date(now) })
        .where('id', '=', id)
        .execute()
      await payments.settle(deps, provider, id)
    } catch (error) {
      deps.log.warn({ payment: id, err: error }, 'a payment was not settled and is tried again')
    }
  }
  return open.length
}
