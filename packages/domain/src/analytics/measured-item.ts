import type { CartItem } from '../cart/cart.ts'
import type { OrderItem } from '../orders/order.ts'
import type { MeasuredItem } from './analytics.ts'

/** A cart or order line as an analytics item with the given number of units; order lines have no category. */
export const measuredItem = (item: CartItem | OrderItem, quantity: number): MeasuredItem => ({
  productId: item.productId,
  name: item.name,
  brand: item.brand,
  category: 'categoryTree' in item ? item.categoryTree : '',
  variant: item.attributes.map(({ value }) => value).join(', '),
  price: item.singlePrice,
  quantity,
})
