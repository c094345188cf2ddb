import type { CartPromotion } from '@market/domain/promotions'
import type { CartShop, FastShipping } from '@market/domain/cart'
import type { HeldGiftCode } from '../gift-code/held-gift-code.ts'
import type { ActiveCart } from '../ports/carts.ts'
import type { OwnCart } from './own-cart.ts'
import type { PricedLine } from './price-lines.ts'
import { zeroCart } from './zero-cart.ts'

/** The owner's cart of priced lines and shops. The caller adds the messages. */
export function priceCart({
  found,
  lines,
  shops,
  promotions,
  fastShipping,
  giftCode,
}: {
  readonly found: ActiveCart
  readonly lines: readonly PricedLine[]
  readonly shops: readonly CartShop[]
  readonly promotions: readonly CartPromotion[]
  readonly fastShipping: FastShipping
  readonly giftCode: HeldGiftCode
}): OwnCart {
  const rows = lines.map(({ row }) => row)
  const hasGold = rows.some((row) => row.gold)
  return {
    id: found.id,
    taxRates: new Map(rows.map((row) => [row.productId, row.taxRate])),
    wrapTaxRates: new Map(rows.flatMap(({ productId, giftWrap }) => (giftWrap ? [[productId, giftWrap.taxRate]] : []))),
    unfitForLocker: [...new Set(rows.filter((row) => !row.kargomat).map(({ name }) => name))],
    giftCode,
    cart: {
      ...zeroCart,
      count: rows.reduce((sum, row) => sum + row.quantity, 0),
      revision: found.revision,
      shops,
      promotions,
      giftCodeAmount: giftCode.amount,
      showGiftCode: rows.length > 0,
      hasGold,
      // An invoice over gold names the buyer by national ID.
      tcRequired: hasGold,
      fastShipping,
    },
    installmentReasons: new Map(
      rows.flatMap(({ installmentLimit: limit }) => (limit?.reason ? [[limit.max, limit.reason]] : [])),
    ),
  }
}
