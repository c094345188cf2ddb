import { succeed } from '@market/domain/kernel'
import {
  type CartItem,
  isSameLine,
  type LineRef,
  quantityLimit,
  savedForLater,
  type SavedGateway,
} from '@market/domain/cart'
import { notFound } from '../kernel/failing.ts'
import type { MemoryCart } from './memory-cart.ts'

/** Saved items of one cart, kept by the rule of the two lists. */
export const memorySaved = (cart: MemoryCart): SavedGateway => {
  let saved: readonly CartItem[] = []
  const itemsOf = () => cart.current().shops.flatMap(({ items }) => items)
  const find = (items: readonly CartItem[], line: LineRef) => items.find((item) => isSameLine(item, line))
  const move = (type: 'save' | 'move-back', { productId, attrId }: LineRef) =>
    savedForLater.next({ cart: itemsOf(), saved }, { type, productId, attrId })

  return {
    load: async () => succeed(saved),
    async save(line) {
      const item = find(itemsOf(), line)
      if (!item) return notFound('Ürün sepetinizde değil.')
      saved = move('save', line).saved
      const left = await cart.remove({ ...line, quantity: item.quantity })
      return left.ok ? succeed({ cart: left.value, saved }) : left
    },
    async moveBack(line) {
      const item = find(saved, line)
      if (!item) return notFound('Ürün listenizde değil.')
      const held = find(itemsOf(), line)?.quantity ?? 0
      const quantity = Math.min(item.quantity, quantityLimit(item) - held)
      const added = await cart.add({ ...line, quantity: Math.max(quantity, 1) })
      if (!added.ok) return added
      const rest = item.quantity - quantity
      saved = move('move-back', line).saved
      if (rest > 0) saved = [...saved, { ...item, quantity: rest }]
      return succeed({ cart: added.value, saved })
    },
    async remove(line) {
      if (!find(saved, line)) return notFound('Ürün listenizde değil.')
      saved = saved.filter((item) => !isSameLine(item, line))
      return succeed(saved)
    },
  }
}
