import { succeed } from '@market/domain/kernel'
import {
  cartItems,
  cartShareDays,
  type CartShare,
  maxCartShares,
  type SharedCart,
  type SharedCartGateway,
} from '@market/domain/cart'
import { notFound, refused } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

const begin = Date.parse('2026-11-24T12:00:00Z')

/** The shared carts of one member, with prices and stock as at the time of sharing. */
export const memorySharedCarts = (cart: Pick<MemoryCart, 'current'>, owner = 'Elif'): SharedCartGateway => {
  let shared: readonly (CartShare & Pick<SharedCart, 'items'>)[] = []
  let made = 0
  const answer = async () => succeed(shared.map(({ items: _items, ...share }) => share))
  return {
    mine: answer,
    async share() {
      if (shared.length >= maxCartShares) return refused(409, 'Çok fazla bağlantı.')
      const items = cartItems(cart.current())
      if (items.length === 0) return refused(409, 'Paylaşılacak ürün yok.')
      made += 1
      const at = begin + made * 1_000
      const endsAt = new Date(at + cartShareDays * 86_400_000).toISOString()
      const share = { token: `gizli-sepet-${made}`, createdAt: new Date(at).toISOString(), endsAt, count: items.length }
      shared = [{ ...share, items }, ...shared]
      return answer()
    },
    async end(token) {
      shared = shared.filter((share) => share.token !== token)
      return answer()
    },
    async open(token) {
      const found = shared.find((share) => share.token === token)
      return found
        ? succeed({ owner, endsAt: found.endsAt, items: found.items })
        : notFound('Bu sepet artık paylaşılmıyor.')
    },
  }
}
