import { type AddedService, type InsuranceGateway, isSameLine, type ProductId, succeed } from '@market/domain'
import { notFound } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

/** What is sold with products of a cart, by product id. */
export const memoryInsurance = (
  cart: MemoryCart,
  services: Readonly<Record<ProductId, readonly AddedService[]>>,
): InsuranceGateway => ({
  async offered(product) {
    const found = services[product]
    return found ? succeed(found) : notFound('Ürün bulunamadı')
  },
  async remove({ insuranceId, ...line }) {
    const isHeld = cart.current().shops.some(({ items }) => items.some((item) => isSameLine(item, line)))
    return isHeld ? succeed(cart.uninsure(line, insuranceId)) : notFound('Ürün sepetinizde değil.')
  },
})
