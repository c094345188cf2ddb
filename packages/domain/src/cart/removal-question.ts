import { cartItems } from './cart-lines.ts'
import { cartMessages } from './messages.ts'
import type { Cart, CartItem } from './cart.ts'
import { removalPlan } from './removal-plan.ts'

const named = ({ brand, name }: CartItem): string => `${brand} ${name}`.trim()

/** The confirmation question before a removal, with the names of the removed products (rules.md C8). */
export const removalQuestion = (cart: Cart, item?: CartItem): string => {
  if (!item) return cartMessages.removeAll
  if (removalPlan(cart, item).confirmation === 'one') return cartMessages.removeOne(named(item))
  const related = cartItems(cart).find((one) => one.productId === item.relatedProductId)
  return cartMessages.removeRelated(named(item), related && `“${named(related)}”`)
}
