import type { CartItem } from '../cart/cart.ts'
import type { OrderItem } from '../orders/order.ts'
import type { MeasuredItem } from './analytics.ts'

const variantOf = (attributes: CartItem['attributes']) => attributes.map(({ value }) => value).join(', ')

/** A cart line as an analytics item with the given number of units. */
export const itemOfCart = (item: CartItem, quantity: number): MeasuredItem => ({
  productId: item.productId,
  name: item.name,
  brand: item.brand,
  category: item.categoryTree,
  variant: variantOf(item.attributes),
  price: item.singlePrice,
  quantity,
})

/** A line of an order; orders keep no category. */
export const itemOfOrder = (item: OrderItem): MeasuredItem => ({
  productId: item.productId,
  name: item.name,
  brand: item.brand,
  category: '',
  variant: variantOf(item.attributes),
  price: item.singlePrice,
  quantity: item.quantity,
})
