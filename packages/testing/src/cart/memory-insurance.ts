import { type ProductId, succeed } from '@market/domain/kernel'
import type { AddedService } from '@market/domain/catalog'
import type { InsuranceGateway } from '@market/domain/cart'
import { notFound } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

/** Insurance offered with the products of a cart, by product id. */
export const memoryInsurance = (
  cart: MemoryCart,
  services: Readonly<Record<ProductId, readonly AddedService[]>>,
): InsuranceGateway => ({
  async offered(product) {
    const found = services[product]
    return found ? succeed(found) : notFound('Ürün bulunamadı')
  },
  add: async ({ insuranceId, ...line }) => {
    const insured = cart.insure(line, insuranceId)
    return insured ? succeed(insured) : notFound('Bu ürün sepetinizde yok.')
  },
  remove: async ({ insuranceId, ...line }) => succeed(cart.uninsure(line, insuranceId)),
})
