import type { CartItem } from '@market/domain/cart'
import type { PaymentMethod } from '@market/domain/checkout'
import { methodTerms } from '../../payment/method-terms.ts'

/** If this many units are left for other shoppers, an order holds its units for the full time of its method. */
const plenty = 10

/**
 * How long an unpaid order holds its stock, in minutes. It holds scarce products for a shorter time, since an unpaid
 * order keeps the last units from other shoppers, but at least for `shortestMinutes` of its payment method.
 */
export function holdMinutes(method: PaymentMethod, items: readonly Pick<CartItem, 'stock' | 'quantity'>[]): number {
  const { minutes, shortestMinutes } = methodTerms[method]
  const left = Math.min(plenty, ...items.map(({ stock, quantity }) => Math.max(0, stock - quantity)))
  return Math.round(shortestMinutes + ((minutes - shortestMinutes) * left) / plenty)
}
