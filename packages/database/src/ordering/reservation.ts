import type { Reservation } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { sqlGiftCodes } from './gift-code-spending.ts'
import { sqlOpenOrders } from './open-orders.ts'
import { sqlStock } from './stock.ts'
import { sqlPromotionUses } from '../promotions/promotion-uses.ts'

export const sqlReservation = (trx: Database): Reservation => ({
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  openOrders: sqlOpenOrders(trx),
  stock: sqlStock(trx),
})
