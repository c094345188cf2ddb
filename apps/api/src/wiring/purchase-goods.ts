import { tollGoods } from '../hgs/toll-goods.ts'
import { ticketGoods } from '../raffle/ticket-goods.ts'
import type { PurchaseKind } from '../platform/database/tables/checkout-tables.ts'
import type { PurchaseGoods } from '../payment/purchases/purchase.ts'

/** What each kind of purchase is of. */
export const purchaseGoods: Readonly<Record<PurchaseKind, PurchaseGoods>> = { hgs: tollGoods, raffle: ticketGoods }
