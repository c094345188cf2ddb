import { randomUUID } from 'node:crypto'
import type { CartSubject } from '../ports/cart-subject.ts'
import { memoryCartPorts } from './cart-ports.ts'
import { memoryFastDelivery } from './fast-delivery.ts'
import { memoryGiftCodes } from './gift-codes.ts'
import { emptyShopBooks } from './shop-books.ts'

export function memoryCartSubject(): CartSubject {
  const books = emptyShopBooks()
  return {
    ports: { ...memoryCartPorts(books), giftCodes: memoryGiftCodes(books), fastDelivery: memoryFastDelivery(books) },
    async addProduct({ stocks, discounted = null, price = 10_000, fast = false }) {
      const id = books.products.size + 1
      const name = `Deneme Ürünü ${id}`
      const product = {
        name,
        active: true,
        upperLimit: 10,
        price,
        discounted,
        attributes: [],
        stocks,
        services: [id],
        fast,
      }
      books.products.set(id, product)
      return { id, serviceId: id }
    },
    async addAddress(ownerId, city) {
      const id = randomUUID()
      books.addresses.set(id, { ownerId, city })
      return id
    },
    async chooseAddress(ownerId, addressId, option) {
      books.choices.set(ownerId, { addressId, option })
    },
    async closeShop(id) {
      const product = books.products.get(id)
      if (product) books.products.set(id, { ...product, active: false })
    },
    async addGiftCode(code) {
      const id = randomUUID()
      books.codes.set(id, { id, ...code })
      return id
    },
  }
}
