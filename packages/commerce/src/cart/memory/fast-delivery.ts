import type { FastDelivery } from '../ports/fast-delivery.ts'
import type { ShopBooks } from './shop-books.ts'

/** The city that the shop of all products sends from. */
export const shopCity = 'Ankara'

export const memoryFastDelivery = ({ products, carts, addresses, choices }: ShopBooks): FastDelivery => ({
  async isOwnAddress(ownerId, id) {
    return addresses.get(id)?.ownerId === ownerId
  },
  async reaches({ id, fastAddressId }) {
    const cart = carts.get(id)
    const chosen = choices.get(cart?.ownerId ?? '')
    const lines = cart?.lines ?? []
    return (
      lines.length > 0 &&
      lines.every(({ productId }) => products.get(productId)?.fast) &&
      chosen?.option === 'address' &&
      chosen.addressId === fastAddressId &&
      addresses.get(chosen.addressId)?.city === shopCity
    )
  },
})
