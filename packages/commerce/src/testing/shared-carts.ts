import { succeed } from '@market/domain/kernel'
import { type Cart, type CartItem, cartItems, type SharedCartGateway } from '@market/domain/cart'
import type { CartShareRow } from '../cart/ports/cart-shares.ts'
import { shareCart } from '../cart/share-cart.ts'
import { cartAnswer } from './cart-answers.ts'

/** Shares of one member's cart, with prices and stock as at the time of sharing. */
export function memorySharedCarts(
  read: () => Cart,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): SharedCartGateway {
  let shares: readonly (CartShareRow & { readonly items: readonly CartItem[] })[] = []
  let made = 0
  const mine = async () =>
    succeed(
      shares.map(({ token, createdAt, endsAt, count }) => ({
        token,
        createdAt: createdAt.toISOString(),
        endsAt: endsAt.toISOString(),
        count,
      })),
    )
  const ports = {
    lock: async () => undefined,
    open: async () => shares,
    async add(share: Omit<CartShareRow, 'count'>) {
      const items = cartItems(read())
      if (items.length > 0) shares = [{ ...share, count: items.length, items }, ...shares]
      return items.length
    },
  }
  return {
    mine,
    async share() {
      made += 1
      const shared = await shareCart(ports, { ownerId, token: `gizli-sepet-${made}`, now })
      return shared.ok ? mine() : cartAnswer(shared.failure)
    },
    end(token) {
      shares = shares.filter((share) => share.token !== token)
      return mine()
    },
    async open(token) {
      const found = shares.find((share) => share.token === token)
      if (!found) return cartAnswer({ code: 'cart/share-ended' })
      return succeed({ owner: 'Elif', endsAt: found.endsAt.toISOString(), items: found.items })
    },
  }
}
