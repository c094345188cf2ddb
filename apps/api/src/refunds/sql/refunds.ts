import type { Refunds } from '@market/provider'
import type { Database } from '@market/database'
import { sqlGiftCodes } from '../../ordering/sql/gift-code-spending.ts'
import { sqlStock } from '../../ordering/sql/stock.ts'
import { sqlPromotionUses } from '../../promotions/sql/promotion-uses.ts'
import { sqlCancellations } from './cancellations.ts'
import { sqlExchangeGoods } from './exchange-goods.ts'
import { sqlReturns } from './returns.ts'

export const sqlRefunds = (trx: Database): Refunds => ({
  cancellations: sqlCancellations(trx),
  returns: sqlReturns(trx),
  giftCodes: sqlGiftCodes(trx),
  promotions: sqlPromotionUses(trx),
  stock: sqlStock(trx),
  goods: sqlExchangeGoods(trx),
})
