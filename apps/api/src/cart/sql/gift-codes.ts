import type { GiftCodes } from '@market/commerce'
import type { Database } from '@market/database'
import { loadCart } from './read-cart.ts'

export const sqlGiftCodes = (db: Database): GiftCodes => ({
  find: (hash) =>
    db
      .selectFrom('gift_codes')
      .select(['id', 'min_total as minTotal', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('code_hash', '=', hash)
      .executeTakeFirst(),
  async heldBy(found, now) {
    const { cart, giftCode } = await loadCart(db, found, now)
    return { units: cart.count, held: giftCode }
  },
})
