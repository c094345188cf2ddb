import { joinedExtras } from '../joined-extras.ts'
import { isLine } from '../line-limit.ts'
import type { SavedItem, SavedItems } from '../ports/saved-items.ts'
import type { ShopBooks } from './shop-books.ts'

export function memorySavedItems({ saved }: ShopBooks): SavedItems {
  const itemsOf = (ownerId: string) => saved.get(ownerId) ?? []
  const join = (ownerId: string, one: SavedItem, units: typeof Math.max) => {
    const { productId, combination, quantity, services, gift, relatedProductId } = one
    const item = { productId, combination, quantity, services, gift, relatedProductId }
    const there = itemsOf(ownerId).find(isLine(item))
    const joined = there && { ...there, ...joinedExtras(there, item), quantity: units(there.quantity, quantity) }
    const others = itemsOf(ownerId).map((other) => (joined && other === there ? joined : other))
    saved.set(ownerId, joined ? others : [...others, item])
  }
  return {
    async take(ownerId, line) {
      const item = itemsOf(ownerId).find(isLine(line))
      saved.set(
        ownerId,
        itemsOf(ownerId).filter((one) => one !== item),
      )
      return item
    },
    async put(ownerId, item) {
      join(ownerId, item, (there, more) => (there ?? 0) + (more ?? 0))
    },
    count: async (ownerId) => itemsOf(ownerId).length,
    async moveAll(fromOwner, toOwner) {
      for (const item of itemsOf(fromOwner)) join(toOwner, item, Math.max)
      saved.delete(fromOwner)
    },
  }
}
