import { sqlAwaitedTransfers, sqlCardKeeping, findBookedTransfer } from '@market/database'
import {
  bookOrderTransfer,
  keepCards,
  type KeepCardsPorts,
  type PaymentProvider,
  type TransferBooks,
} from '@market/commerce'
import { bookTollTransfer } from '../hgs/book-toll-transfer.ts'
import { tollGoods } from '../hgs/toll-goods.ts'
import { orderBook } from '../ordering/sql/order-book.ts'
import { sqlPurchases } from '../payment/sql/purchase-book.ts'
import { makePayments, type Payments } from '../payment/sql/payments.ts'
import type { Deps } from '../platform/deps.ts'
import { ticketGoods } from '../raffle/ticket-goods.ts'

/** Purchases outside the cart, each kind with the room that delivers it. */
export const purchases = sqlPurchases({ hgs: tollGoods, raffle: ticketGoods })

const booked = makePayments([orderBook, purchases])

/** Ports for keeping members' cards. */
export const cardPorts = ({ db, clock, log }: Deps, provider: PaymentProvider): KeepCardsPorts => ({
  cards: sqlCardKeeping(db),
  provider,
  clock,
  log,
})

/**
 * Payments of all rooms. After a paid order the card is saved at once if the shopper asked for it; if the bank does not
 * respond, a job retries.
 */
export const payments: Payments = {
  ...booked,
  async settle(deps, provider, id) {
    const settled = await booked.settle(deps, provider, id)
    if (settled?.kind === 'order' && settled.status === 'paid') await keepCards(cardPorts(deps, provider), id)
    return settled
  },
}

/** Everything that can be paid by bank transfer. */
export function transferBooks(deps: Deps, provider: PaymentProvider): TransferBooks {
  const { db, clock } = deps
  const settle = (id: string) => payments.settle(deps, provider, id)
  const orders = { transfers: sqlAwaitedTransfers(db), provider, clock, settle }
  return {
    before: (bankReference) => findBookedTransfer(db, bankReference),
    order: (transfer, claimed) => bookOrderTransfer(orders, transfer, claimed),
    tollAccount: (transfer) => bookTollTransfer(deps, purchases, transfer),
  }
}
