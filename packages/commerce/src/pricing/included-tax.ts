import { type Money, roundKurus } from '@market/domain/money'

/** General rate of value-added tax in percent, for categories that are not in the dated table. */
export const generalTaxRate = 20

/** The tax contained in a price that includes it, in kuruş. */
export const includedTax = (price: Money, percent: number): Money => roundKurus((price * percent) / (100 + percent))
