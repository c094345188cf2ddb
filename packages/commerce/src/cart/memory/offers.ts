import type { Offers } from '../ports/offers.ts'
import type { ShopBooks } from './shop-books.ts'

export const memoryOffers = ({ products }: ShopBooks): Offers => ({
  async find(_, { productId, combination }) {
    const found = products.get(productId)
    if (!found) return undefined
    const { stocks, services: _services, fast: _fast, row: _row, ...product } = found
    return { ...product, stock: stocks[combination] }
  },
  async servicesOf(productId, ids) {
    return (products.get(productId)?.services ?? []).filter((id) => ids.includes(id))
  },
})
