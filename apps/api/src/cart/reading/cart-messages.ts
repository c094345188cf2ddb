import { formatPrice } from '@market/domain/money'
import { type CartItem, type CartMessage, quantityLimit } from '@market/domain/cart'
import { texts } from '../texts.ts'

/** Messages about the current cart lines; those that block the checkout come first. */
export const cartMessages = (items: readonly CartItem[]): readonly CartMessage[] => [
  ...items.flatMap(blocker),
  ...items.flatMap(changedPrice),
]

const named = ({ brand, name }: CartItem) => `${brand} ${name}`.trim()

function blocker(item: CartItem): readonly CartMessage[] {
  const { productId } = item
  const name = named(item)
  if (!item.active) return [{ type: 'error', text: texts.removeInactive(name), productId }]
  const max = quantityLimit(item)
  if (max === 0) return [{ type: 'error', text: texts.removeSoldOut(name), productId }]
  return item.quantity > max ? [{ type: 'error', text: texts.lowerQuantity(name, max), productId }] : []
}

function changedPrice(item: CartItem): readonly CartMessage[] {
  const { oldPrice, singlePrice, productId } = item
  const name = named(item)
  if (oldPrice === null) return []
  const [before, now] = [formatPrice(oldPrice), formatPrice(singlePrice)]
  return oldPrice < singlePrice
    ? [{ type: 'warning', text: texts.priceRose(name, before, now), productId, about: 'price' }]
    : [{ type: 'info', text: texts.priceFell(name, before, now), productId, about: 'price' }]
}
