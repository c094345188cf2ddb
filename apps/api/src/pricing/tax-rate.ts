import { type Money, roundKurus } from '@market/domain'
import { type RawBuilder, sql } from 'kysely'

/** General rate of value-added tax in percent, for categories that are not in the dated table. */
export const generalTaxRate = 20

/**
 * The rate in percent in force for a category path, as a subquery: the newest row of the nearest category that has
 * one.
 */
export const taxRateOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<number>`coalesce((
    select rates.percent from tax_rates as rates
    where rates.category_id = any(${categoryPath}) and rates.since <= ${now}
    order by array_position(${categoryPath}, rates.category_id) desc, rates.since desc
    limit 1), ${sql.lit(generalTaxRate)})`

/** The tax contained in a price that includes it, in kuruş. */
export const includedTax = (price: Money, percent: number): Money => roundKurus((price * percent) / (100 + percent))
