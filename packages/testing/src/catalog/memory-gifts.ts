import { type Gift, type GiftCatalog, succeed } from '@market/domain'
import { notFound } from '../kernel/failing.ts'

/** Gift ideas with their products. */
export const memoryGifts = (gifts: readonly Gift[]): GiftCatalog => ({
  ideas: async () => succeed(gifts),
  async one(id) {
    const gift = gifts.find((one) => one.id === id)
    return gift ? succeed(gift) : notFound('Hediye fikri bulunamadı.')
  },
})
