import { isMember } from '@market/domain/session'
import { type ProductId, succeed } from '@market/domain/kernel'
import { goOn, type ProductCard } from '@market/domain/catalog'
import { cartItems } from '@market/domain/cart'
import type { Order } from '@market/domain/orders'
import { useLoaded, useService } from '@market/react'
import { services } from '../../composition/tokens.ts'

const recentOrders = 5
/** More cards are requested than shown, because sold-out products are left out. */
const limits = { asked: 12, shown: 8 }

/**
 * Loads the cards of products to continue with, at current prices. A list or an order that fails to load is left out.
 */
export function useGoOn(seen: readonly ProductId[]) {
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const lists = useService(services.ListGateway)
  const orders = useService(services.OrderGateway)
  const catalog = useService(services.ProductCatalog)
  const ofMember = async () => {
    const { user } = session.state.current()
    if (!isMember(user)) return { listed: [], bought: [] }
    const [held, delivered] = await Promise.all([
      lists.held(),
      orders.list({ group: 'delivered', limit: recentOrders }),
    ])
    return {
      listed: held.ok ? held.value.map((line) => line.productId) : [],
      bought: delivered.ok ? delivered.value.orders.flatMap(keptFrom) : [],
    }
  }
  const { answer } = useLoaded(async () => {
    const now = cart.state.current().cart
    const inCart = now ? cartItems(now).map((line) => line.productId) : []
    const ids = goOn({ seen, inCart, ...(await ofMember()) }, limits.asked)
    const answers = await Promise.all(ids.map((id) => catalog.card(id)))
    const cards = answers.flatMap((card) => (card.ok && card.value.stock > 0 ? [card.value] : []))
    return succeed<readonly ProductCard[]>(cards.slice(0, limits.shown))
  })
  return answer?.ok ? answer.value : []
}

const keptFrom = (order: Order): readonly ProductId[] =>
  cartItems(order)
    .filter(({ quantity, givenBack }) => givenBack < quantity)
    .map((item) => item.productId)
