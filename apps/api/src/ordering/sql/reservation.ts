import type { Reservation } from '@market/provider'
import { type Database, sqlGiftCodes, sqlOpenOrders, sqlStock } from '@market/database'
import { sqlPromotionUses } from '../../promotions/sql/promotion-uses.ts'

export const sqlReservation = (trx: Database): Reservation => ({
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  openOrders: sqlOpenOrders(trx),
  stock: sqlStock(trx),
})
