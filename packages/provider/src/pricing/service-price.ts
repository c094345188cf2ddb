import { kurus, type Money, roundKurus } from '@market/domain/money'

/** Price of a service for one unit of a product at a price in kuruş: `share` of it in basis points, `least` kuruş at least. */
export const servicePrice = (service: { readonly share: number; readonly least: number }, price: number): Money =>
  kurus(Math.max(service.least, roundKurus((price * service.share) / 10_000)))
