import { kurus } from '@market/domain/money'
import { heldGiftCode, noGiftCode } from '../gift-code/held-gift-code.ts'
import type { GiftCodes } from '../ports/gift-codes.ts'
import type { ShopBooks } from './shop-books.ts'

/** Gift codes in memory. It prices goods at their product's price only. */
export const memoryGiftCodes = ({ codes, carts, products }: ShopBooks): GiftCodes => ({
  async find(wanted) {
    const found = [...codes.values()].find(({ hash }) => hash === wanted)
    return found && { id: found.id, minTotal: found.minTotal, startsAt: found.startsAt, endsAt: found.endsAt }
  },
  async heldBy({ id, giftCodeId }, now) {
    const lines = carts.get(id)?.lines ?? []
    const units = lines.reduce((sum, line) => sum + line.quantity, 0)
    const goods = lines
      .filter(({ productId }) => products.get(productId)?.active)
      .reduce((sum, line) => sum + line.quantity * (products.get(line.productId)?.price ?? 0), 0)
    const code = giftCodeId === null ? undefined : codes.get(giftCodeId)
    const held = code ? heldGiftCode({ ...code, left: code.balance }, kurus(goods), now) : noGiftCode
    return { units, held }
  },
})
