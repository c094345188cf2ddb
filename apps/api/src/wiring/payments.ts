import { fail, succeed } from '@market/domain'
import { bookTollTransfer } from '../hgs/book-toll-transfer.ts'
import { tollGoods } from '../hgs/toll-goods.ts'
import { bookOrderTransfer } from '../ordering/book-order-transfer.ts'
import { sqlAwaitedTransfers } from '../ordering/sql/awaited-transfers.ts'
import { transferSentence } from '../ordering/transfer-sentences.ts'
import { orderBook } from '../ordering/sql/order-book.ts'
import { sqlPurchases } from '../payment/sql/purchase-book.ts'
import { makePayments } from '../payment/sql/payments.ts'
import { findBookedTransfer } from '../payment/sql/find-booked-transfer.ts'
import type { BookTransferFor } from '../payment/transfers/book-transfer.ts'
import { ticketGoods } from '../raffle/ticket-goods.ts'

/** Purchases outside the cart, each kind with the room that delivers it. */
export const purchases = sqlPurchases({ hgs: tollGoods, raffle: ticketGoods })

/** Payments of all rooms. */
export const payments = makePayments([orderBook, purchases])

/** Everything that can be paid by bank transfer. */
export const transferBooks: BookTransferFor = {
  before: ({ deps }, bankReference) => findBookedTransfer(deps.db, bankReference),
  async order({ deps, provider }, transfer, claimed) {
    const { db, clock } = deps
    const settle = (id: string) => payments.settle(deps, provider, id)
    const ports = { transfers: sqlAwaitedTransfers(db), provider, clock, settle }
    const booked = await bookOrderTransfer(ports, transfer, claimed)
    return booked.ok
      ? succeed(transferSentence(transfer, booked.value))
      : fail(transferSentence(transfer, booked.failure))
  },
  tollAccount: ({ deps }, transfer) => bookTollTransfer(deps, purchases, transfer),
}
