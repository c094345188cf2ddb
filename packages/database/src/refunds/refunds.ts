import type { Refunds } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { sqlGiftCodes } from '../ordering/gift-code-spending.ts'
import { sqlStock } from '../ordering/stock.ts'
import { sqlPromotionUses } from '../promotions/promotion-uses.ts'
import { sqlCancellations } from './cancellations.ts'
import { sqlExchangeGoods } from './exchange-goods.ts'
import { sqlPickupPoints } from './pickup-points.ts'
import { sqlReturns } from './returns.ts'

export const sqlRefunds = (trx: Database): Refunds => ({
  cancellations: sqlCancellations(trx),
  returns: sqlReturns(trx),
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  stock: sqlStock(trx),
  goods: sqlExchangeGoods(trx),
  points: sqlPickupPoints(trx),
})
