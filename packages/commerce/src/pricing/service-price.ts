import { kurus, type Money, roundKurus } from '@market/domain/money'

/**
 * Price of a service for one unit of a product, in kuruş: `share` of the unit's price in basis points, but at least
 * `least` kuruş.
 */
export const servicePrice = (service: { readonly share: number; readonly least: number }, price: number): Money =>
  kurus(Math.max(service.least, roundKurus((price * service.share) / 10_000)))
