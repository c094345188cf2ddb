import { bookTollTransfer } from '../hgs/book-toll-transfer.ts'
import { tollGoods } from '../hgs/toll-goods.ts'
import { bookOrderTransfer } from '../ordering/book-order-transfer.ts'
import { orderBook } from '../ordering/sql/order-book.ts'
import { makePurchaseBook } from '../payment/purchases/purchase-book.ts'
import { makePayments } from '../payment/settle-payment.ts'
import type { BookTransferFor } from '../payment/transfers/book-transfer.ts'
import { ticketGoods } from '../raffle/ticket-goods.ts'

/** Purchases outside the cart, each kind with the room that hands it over. */
export const purchases = makePurchaseBook({ hgs: tollGoods, raffle: ticketGoods })

/** Payments of all rooms. */
export const payments = makePayments([orderBook, purchases])

/** Everything a bank transfer may pay for. */
export const transferBooks: BookTransferFor = {
  order: (context, transfer, claimed) => bookOrderTransfer({ ...context, payments }, transfer, claimed),
  tollAccount: ({ deps }, transfer) => bookTollTransfer(deps, purchases, transfer),
}
