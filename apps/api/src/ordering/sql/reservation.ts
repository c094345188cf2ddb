import type { Reservation } from '@market/provider'
import type { Database } from '@market/database'
import { sqlGiftCodes } from './gift-code-spending.ts'
import { sqlOpenOrders } from './open-orders.ts'
import { sqlPromotionUses } from '../../promotions/sql/promotion-uses.ts'
import { sqlStock } from './stock.ts'

export const sqlReservation = (trx: Database): Reservation => ({
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  openOrders: sqlOpenOrders(trx),
  stock: sqlStock(trx),
})
