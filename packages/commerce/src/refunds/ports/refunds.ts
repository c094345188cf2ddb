import type { GiftCodeSpending } from '../../ordering/ports/gift-code-spending.ts'
import type { PromotionUses } from '../../ordering/ports/promotion-uses.ts'
import type { Stock } from '../../ordering/ports/stock.ts'
import type { Cancellations } from './cancellations.ts'
import type { ExchangeGoodsOf } from './exchange-goods.ts'
import type { PickupPoints } from './pickup-points.ts'
import type { Returns } from './returns.ts'

/** All ports of a refund transaction, in lock order: the order and its requests, its gift code, coupons, stock. */
export interface Refunds {
  readonly cancellations: Cancellations
  readonly returns: Returns
  readonly giftCodes: Pick<GiftCodeSpending, 'extend' | 'lockUse' | 'putBack'>
  readonly stock: Pick<Stock, 'take' | 'giveBack'>
  readonly goods: ExchangeGoodsOf
  readonly points: PickupPoints
  readonly promotions: Pick<PromotionUses, 'giveBack'>
}
