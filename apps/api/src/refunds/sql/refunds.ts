import type { Refunds } from '@market/provider'
import { type Database, sqlGiftCodes, sqlStock, sqlCancellations, sqlExchangeGoods, sqlReturns } from '@market/database'
import { sqlPromotionUses } from '../../promotions/sql/promotion-uses.ts'

export const sqlRefunds = (trx: Database): Refunds => ({
  cancellations: sqlCancellations(trx),
  returns: sqlReturns(trx),
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  stock: sqlStock(trx),
  goods: sqlExchangeGoods(trx),
})
