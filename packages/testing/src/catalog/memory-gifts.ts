import { succeed } from '@market/domain/kernel'
import type { Gift, GiftCatalog } from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'

/** Gift ideas with their products. */
export const memoryGifts = (gifts: readonly Gift[]): GiftCatalog => ({
  ideas: async () => succeed(gifts),
  async one(id) {
    const gift = gifts.find((one) => one.id === id)
    return gift ? succeed(gift) : notFound('Hediye fikri bulunamadı.')
  },
})
