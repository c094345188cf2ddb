import { succeed } from '@market/domain/kernel'
import { type Cart, type FastShippingGateway, isSameLine, type LineRef } from '@market/domain/cart'
import { notFound, refused } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

const nextDay = { from: '2026-11-22', to: '2026-11-22' }

interface Terms {
  /** Lines that offer it. */
  readonly offering: readonly LineRef[]
  /** The selected address, in the city of the shops. */
  readonly address: string
}

/** Fast shipping of a cart, with delivery on 22 November 2026. */
export const memoryFastShipping = (cart: MemoryCart, { offering, address }: Terms): FastShippingGateway => {
  const offered = ({ shops }: Cart) =>
    shops.flatMap(({ items }) => items).every((item) => offering.some((line) => isSameLine(line, item)))
  let chosen = false
  cart.deliverBy((current) => {
    const fast = chosen && offered(current)
    return {
      ...current,
      shops: fast ? current.shops.map((shop) => ({ ...shop, delivery: nextDay })) : current.shops,
      fastShipping: { offered: offered(current), addressId: fast ? address : null },
    }
  })
  const choose = (wanted: boolean) => {
    chosen = wanted
    return succeed(cart.current())
  }
  return {
    async choose(addressId) {
      if (addressId !== address) return notFound('Adres bulunamadı.')
      if (!offered(cart.current())) return refused(409, 'Sepetinizdeki ürünlerden bazıları hızlı teslim edilemiyor.')
      return choose(true)
    },
    giveUp: async () => choose(false),
  }
}
