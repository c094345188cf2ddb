import { randomUUID } from 'node:crypto'
import { isLine } from '../line-limit.ts'
import type { CartLine, Carts } from '../ports/carts.ts'
import type { ShopBooks } from './shop-books.ts'

export function memoryCarts({ carts }: ShopBooks): Carts {
  const cartOf = (id: string) => {
    const cart = carts.get(id)
    if (!cart) throw new Error(`no cart ${id}`)
    return cart
  }
  const change = (id: string, to: Partial<ReturnType<typeof cartOf>>) => carts.set(id, { ...cartOf(id), ...to })
  const activeOf = (ownerId: string) =>
    [...carts.values()].find((cart) => cart.ownerId === ownerId && cart.status === 'active')
  const changeLines = (id: string, changed: (line: CartLine) => CartLine) =>
    change(id, { lines: cartOf(id).lines.map(changed) })
  return {
    async lockCart(ownerId) {
      const there = activeOf(ownerId)
      const opened = { id: randomUUID(), ownerId, revision: 0, giftCodeId: null, fastAddressId: null, lines: [] }
      const cart = there ?? { ...opened, status: 'active' }
      carts.set(cart.id, { ...cart, revision: cart.revision + 1 })
      return cartOf(cart.id)
    },
    async closeMerged(ownerId) {
      const cart = activeOf(ownerId)
      if (cart) change(cart.id, { status: 'merged' })
      return cart
    },
    lines: async (id) => cartOf(id).lines,
    async writeLine(id, { services, ...line }) {
      const { lines } = cartOf(id)
      const there = lines.find(isLine(line))
      const written = { ...line, services: [...new Set([...(there?.services ?? []), ...services])] }
      change(id, { lines: there ? lines.map((one) => (one === there ? written : one)) : [...lines, written] })
    },
    async tie(id, productId, related) {
      changeLines(id, (line) => (line.productId === productId ? { ...line, relatedProductId: related } : line))
    },
    async remove(id, line) {
      const stays = (one: CartLine) =>
        line !== undefined &&
        (one.productId !== line.productId || (line.combination !== undefined && one.combination !== line.combination))
      change(id, { lines: cartOf(id).lines.filter(stays) })
    },
    async keepAside(id, except) {
      change(id, { alone: except })
      return except ? cartOf(id).lines.filter((line) => !isLine(except)(line)).length : 0
    },
    async choose(id, chosenLines, chosen) {
      const isOne = (line: CartLine) => chosenLines.some((one) => isLine(one)(line))
      changeLines(id, (line) => (isOne(line) ? { ...line, chosen } : line))
    },
    async dismissPrice(id, ref, dismissedPrice) {
      const isIt = isLine(ref)
      changeLines(id, (line) => (isIt(line) ? { ...line, dismissedPrice } : line))
    },
    async setGift(id, ref, gift) {
      const isIt = isLine(ref)
      changeLines(id, (line) => (isIt(line) ? { ...line, gift } : line))
    },
    async dropService(id, ref, serviceId) {
      const isIt = isLine(ref)
      changeLines(id, (line) =>
        isIt(line) ? { ...line, services: line.services.filter((one) => one !== serviceId) } : line,
      )
    },
    async setGiftCode(id, giftCodeId) {
      change(id, { giftCodeId })
    },
    async setFastAddress(id, fastAddressId) {
      change(id, { fastAddressId })
    },
    async beginMerge(id, { revision, giftCodeId }) {
      change(id, { revision, giftCodeId })
      changeLines(id, (line) => ({ ...line, earlierUnits: line.quantity }))
    },
  }
}
