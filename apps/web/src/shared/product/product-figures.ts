import type { Money } from '@market/domain/money'

/** Discount in whole percent, rounded down, so that it is never overstated. */
export const discountPercent = (product: { readonly price: Money; readonly originalPrice: Money }): number =>
  product.originalPrice > product.price
    ? Math.floor(((product.originalPrice - product.price) / product.originalPrice) * 100)
    : 0

/** `4.7` as `4,7`. */
export const formatScore = (score: number): string => score.toFixed(1).replace('.', ',')

/** `3812` as `3.812`. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.')
