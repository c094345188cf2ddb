import { type Money, roundKurus } from '@market/domain'

/** General rate of value-added tax, in percent. */
const rate = 20

/** The tax that a price which includes it contains, in kuruş. */
export const includedTax = (price: Money): Money => roundKurus((price * rate) / (100 + rate))
