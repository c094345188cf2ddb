import { kurus, type Money } from '@market/domain/money'
import fc from 'fast-check'

/** Every amount the core can hold, negative ones included; small ones are more frequent. */
export const safeAmount: fc.Arbitrary<Money> = fc
  .oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger())
  .map(kurus)
