import { productId } from '@market/domain/kernel'
import type { CartMessage } from '@market/domain/cart'
import { notFound, refused } from '@market/testing'
import type { CartFailure } from '../cart/cart-failures.ts'
import type { CartNotice } from '../cart/cart-notices.ts'

const missing = new Set<CartFailure['code']>([
  'cart/unknown-product',
  'cart/not-sold',
  'cart/not-in-cart',
  'cart/not-saved',
  'cart/share-ended',
  'cart/unknown-fast-address',
])

/** A failure of the cart as a gateway answers it. The sentence is the code: only the provider words it. */
export const cartAnswer = ({ code }: CartFailure) => (missing.has(code) ? notFound(code) : refused(409, code))

export const cartMessage = (notice: CartNotice): CartMessage => ({
  type: 'warning',
  text: notice.code === 'left-out' ? notice.failure.code : `${notice.name}: ${notice.code}`,
  productId: productId(notice.productId),
})
