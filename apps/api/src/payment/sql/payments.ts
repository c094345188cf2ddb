import {
  type BookedPayment,
  type PaymentBook,
  type PaymentProvider,
  reconcilePayments,
  settlePayment,
} from '@market/commerce'
import { type Database, transactResult, sqlUnsettledPayments } from '@market/database'
import type { Deps } from '../../platform/deps.ts'

/** Opens the payments of one kind, in a transaction or, to read, outside of one. */
export type OpenPaymentBook<Payment extends BookedPayment = BookedPayment> = (
  trx: Database,
  config: Deps['config'],
) => PaymentBook<Payment>

/** Payments of every kind, wherever they are booked. */
export interface Payments {
  find(deps: Deps, id: string): Promise<BookedPayment | undefined>
  settle(deps: Deps, provider: PaymentProvider, id: string): Promise<BookedPayment | undefined>
  /** Asks the bank about all open payments and returns their number. */
  reconcile(deps: Deps, provider: PaymentProvider): Promise<number>
}

export function makePayments(books: readonly OpenPaymentBook[]): Payments {
  const settle: Payments['settle'] = ({ db, config, clock, log }, provider, id) =>
    firstOf(books, (open) =>
      settlePayment(
        {
          book: open(db, config),
          transact: (work) => transactResult(db, (trx) => work(open(trx, config))),
          provider,
          alarm: (fields, text) => log.error(fields, text),
        },
        id,
        () => clock.now(),
      ),
    )
  return {
    find: ({ db, config }, id) => firstOf(books, (open) => open(db, config).find(id)),
    settle,
    async reconcile(deps, provider) {
      const { db, clock, log } = deps
      const counts = await Promise.all(
        (['payments', 'purchases'] as const).map((book) =>
          reconcilePayments({
            unsettled: sqlUnsettledPayments(db, book),
            settle: (id) => settle(deps, provider, id),
            clock,
            log,
          }),
        ),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}

async function firstOf<One, Value>(
  list: readonly One[],
  read: (one: One) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  for (const one of list) {
    const found = await read(one)
    if (found !== undefined) return found
  }
  return undefined
}
