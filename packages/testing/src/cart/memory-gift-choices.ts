import { succeed } from '@market/domain/kernel'
import { type GiftChoiceGateway, giftNoteProblem, giftOrNone, normalizeGiftNote } from '@market/domain/cart'
import { notFound, refused } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

/** Gifts among the lines of a cart in memory. */
export const memoryGiftChoices = (cart: MemoryCart): GiftChoiceGateway => ({
  async choose(line, given) {
    const gift = giftOrNone(given && { ...given, note: normalizeGiftNote(given.note) })
    if (gift && giftNoteProblem(gift.note) !== undefined) return refused(422, 'Hediye notu yazdırılamıyor.')
    const changed = cart.give(line, gift)
    return changed ? succeed(changed) : notFound('Bu ürün sepetinizde yok.')
  },
})
