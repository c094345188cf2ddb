import { succeed } from '@market/domain/kernel'
import { kurus, type Money, zero } from '@market/domain/money'
import type { GiftCodeGateway } from '@market/domain/cart'
import { refused } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

/** Gift codes with their balances, for one cart. */
export const memoryGiftCodes = (cart: MemoryCart, codes: Readonly<Record<string, Money>>): GiftCodeGateway => {
  const holds = new Map(Object.entries(codes))
  return {
    async apply(code) {
      const amount = holds.get(code)
      if (amount === undefined) return refused(422, 'Hediye kodu geçersiz.')
      if (cart.current().count === 0) return refused(422, 'Sepetiniz boş.')
      return succeed(cart.adjust({ giftCodeAmount: kurus(amount), showGiftCode: true }))
    },
    remove: async () => succeed(cart.adjust({ giftCodeAmount: zero, showGiftCode: false })),
  }
}
